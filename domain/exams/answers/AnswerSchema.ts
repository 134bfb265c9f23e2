import { z } from 'zod'
import { boundedList } from '../boundedList.ts'
import { boundedText } from '../boundedText.ts'
import { IdSchema } from '../questions/ids.ts'
import { QUESTION_LIMITS } from '../questions/limits.ts'
import { MAX_BLANK_LENGTH, MAX_NUMBER_LENGTH } from './foldTyped.ts'

/** More entries than options are taken and folded: a repeated option is no other answer. */
const MAX_ENTRIES = 40

/** Certainty: 1 a guess, 3 certain. Only where certainty is part of the marking. */
const certainty = { certainty: z.literal([1, 2, 3]).optional() }
const NumberTextSchema = boundedText(MAX_NUMBER_LENGTH)

/** An answer as it is sent and stored, of the type of its question. Its size is limited before it is read. */
export const AnswerSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('single'), option: IdSchema, ...certainty }),
  z.strictObject({ type: z.literal('assertionReason'), option: IdSchema, ...certainty }),
  z.strictObject({ type: z.literal('multiple'), options: boundedList(IdSchema, MAX_ENTRIES), ...certainty }),
  z.strictObject({ type: z.literal('trueFalse'), value: z.boolean(), ...certainty }),
  z.strictObject({ type: z.literal('integer'), text: NumberTextSchema, ...certainty }),
  z.strictObject({ type: z.literal('numeric'), text: NumberTextSchema, ...certainty }),
  z.strictObject({
    type: z.literal('match'),
    rows: boundedList(z.strictObject({ row: IdSchema, column: IdSchema }), MAX_ENTRIES),
    ...certainty,
  }),
  z.strictObject({
    type: z.literal('matrix'),
    rows: boundedList(
      z.strictObject({ row: IdSchema, columns: boundedList(IdSchema, MAX_ENTRIES) }),
      MAX_ENTRIES,
    ),
    ...certainty,
  }),
  z.strictObject({
    type: z.literal('fillBlank'),
    blanks: boundedList(
      z.strictObject({ blank: IdSchema, text: boundedText(MAX_BLANK_LENGTH) }),
      MAX_ENTRIES,
    ),
    ...certainty,
  }),
  z.strictObject({
    type: z.literal('subjective'),
    files: boundedList(IdSchema, QUESTION_LIMITS.files),
    text: boundedText(QUESTION_LIMITS.typedWork),
  }),
])
export type Answer = z.infer<typeof AnswerSchema>
