import { z } from 'zod'
import { boundedList } from '../boundedList.ts'
import { boundedText } from '../boundedText.ts'
import { compareDecimals, DECIMAL } from '../marks/decimals.ts'
import { MarksSchema } from '../marks/Fraction.ts'
import { LocalLineSchema } from './BlocksSchema.ts'
import { IdSchema, LeafIdSchema } from './ids.ts'
import { QUESTION_LIMITS } from './limits.ts'

const DecimalSchema = boundedText(40).regex(DECIMAL)

/** Which numbers are right, bounds included: a range, or a value and how far from it one may be. */
export const NumbersSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('range'), from: DecimalSchema, to: DecimalSchema })
    .refine(({ from, to }) => compareDecimals(from, to) <= 0, { message: 'rangeReversed' }),
  z
    .strictObject({ kind: z.literal('tolerance'), value: DecimalSchema, tolerance: DecimalSchema })
    .refine(({ tolerance }) => compareDecimals(tolerance, '0') >= 0, { message: 'toleranceNegative' }),
])
export type RightNumbers = z.infer<typeof NumbersSchema>

const ids = (max: number) => boundedList(IdSchema, max, 1)
/** What is right in each row; one entry for each. */
const RowsSchema = boundedList(
  z.strictObject({ row: IdSchema, columns: ids(QUESTION_LIMITS.options) }),
  QUESTION_LIMITS.rows,
  1,
)
const BlankSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    blank: IdSchema,
    kind: z.literal('text'),
    accepted: boundedList(boundedText(200, 1), QUESTION_LIMITS.accepted, 1),
    isCaseSensitive: z.boolean(),
  }),
  z.strictObject({
    blank: IdSchema,
    kind: z.literal('number'),
    numbers: boundedList(NumbersSchema, QUESTION_LIMITS.rightSets, 1),
  }),
])

/**
 * The key of one question, never part of its content. Several are alternatives:
 * options of `single`, sets of `multiple`, ranges of numbers, columns of a row of `match`. In `matrix` the
 * columns of a row are right together.
 */
export const LeafKeySchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('single'), right: ids(QUESTION_LIMITS.options) }),
  z.strictObject({ type: z.literal('assertionReason'), right: ids(QUESTION_LIMITS.options) }),
  z.strictObject({
    type: z.literal('multiple'),
    right: boundedList(ids(QUESTION_LIMITS.options), QUESTION_LIMITS.rightSets, 1),
  }),
  z.strictObject({ type: z.literal('trueFalse'), right: boundedList(z.boolean(), 2, 1) }),
  z.strictObject({
    type: z.literal('integer'),
    numbers: boundedList(NumbersSchema, QUESTION_LIMITS.rightSets, 1),
  }),
  z.strictObject({
    type: z.literal('numeric'),
    numbers: boundedList(NumbersSchema, QUESTION_LIMITS.rightSets, 1),
  }),
  z.strictObject({ type: z.literal('match'), rows: RowsSchema }),
  z.strictObject({ type: z.literal('matrix'), rows: RowsSchema }),
  z.strictObject({
    type: z.literal('fillBlank'),
    blanks: boundedList(BlankSchema, QUESTION_LIMITS.blanks, 1),
  }),
  /** What the expert looks for. */
  z.strictObject({
    type: z.literal('subjective'),
    rubric: boundedList(z.strictObject({ text: LocalLineSchema, marks: MarksSchema }), 30),
  }),
])
export type LeafKey = z.infer<typeof LeafKeySchema>

/** The keys of a version of a question, one for each part of a set. */
export const KeysSchema = boundedList(
  z.strictObject({ question: LeafIdSchema, key: LeafKeySchema }),
  QUESTION_LIMITS.parts,
  1,
)
