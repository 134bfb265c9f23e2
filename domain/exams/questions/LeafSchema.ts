import { z } from 'zod'
import { LOCALES } from '../../text/locales.ts'
import { boundedList } from '../boundedList.ts'
import { LocalBlocksSchema } from './BlocksSchema.ts'
import { blanksIn } from './blanksIn.ts'
import { haveOwnIds, IdSchema } from './ids.ts'
import { QUESTION_LIMITS } from './limits.ts'

/** What one may choose; a pinned option, such as 'None of these', keeps its place when options are shuffled. */
const OptionSchema = z.strictObject({
  id: IdSchema,
  text: LocalBlocksSchema,
  isPinned: z.boolean().optional(),
})
const itemsOf = (min: number, max: number = QUESTION_LIMITS.options) =>
  boundedList(OptionSchema, max, min).refine(haveOwnIds, { message: 'sameId' })

const prompt = { stem: LocalBlocksSchema, hint: LocalBlocksSchema.optional() }

const SingleSchema = z.strictObject({ type: z.literal('single'), ...prompt, options: itemsOf(2) })
const MultipleSchema = z.strictObject({ type: z.literal('multiple'), ...prompt, options: itemsOf(2) })
const TrueFalseSchema = z.strictObject({ type: z.literal('trueFalse'), ...prompt })
const IntegerSchema = z.strictObject({ type: z.literal('integer'), ...prompt })
/** `decimals` is the number of places requested from the student; the key decides what is right. */
const NumericSchema = z.strictObject({
  type: z.literal('numeric'),
  ...prompt,
  decimals: z.number().int().min(0).max(6).nullable(),
})
/** Each row is matched with one of the columns; several rows may have the same. */
const MatchSchema = z.strictObject({
  type: z.literal('match'),
  ...prompt,
  rows: itemsOf(2, QUESTION_LIMITS.rows),
  columns: itemsOf(2),
})
/** Each row is matched with one or more of the columns. */
const MatrixSchema = z.strictObject({
  type: z.literal('matrix'),
  ...prompt,
  rows: itemsOf(1, QUESTION_LIMITS.rows),
  columns: itemsOf(2),
})
/** Answered and marked as `single`; its options are never shuffled. */
const AssertionReasonSchema = z.strictObject({
  type: z.literal('assertionReason'),
  assertion: LocalBlocksSchema,
  reason: LocalBlocksSchema,
  hint: LocalBlocksSchema.optional(),
  options: itemsOf(2),
})
/** The stem has `[[id]]` once for every blank, in each of its languages. */
const FillBlankSchema = z
  .strictObject({
    type: z.literal('fillBlank'),
    ...prompt,
    blanks: boundedList(
      z.strictObject({ id: IdSchema, kind: z.enum(['text', 'number']) }),
      QUESTION_LIMITS.blanks,
      1,
    ).refine(haveOwnIds, { message: 'sameId' }),
  })
  .refine(
    ({ stem, blanks }) => {
      const ids = blanks.map(({ id }) => id).toSorted()
      return LOCALES.every((locale) => {
        const blocks = stem[locale]
        return blocks === undefined || blanksIn(blocks).toSorted().join() === ids.join()
      })
    },
    { message: 'blanksDiffer', path: ['stem'] },
  )
/** Written by hand or typed, marked by an expert. */
const SubjectiveSchema = z
  .strictObject({
    type: z.literal('subjective'),
    ...prompt,
    maxFiles: z.number().int().min(0).max(QUESTION_LIMITS.files),
    maxCharacters: z.number().int().min(0).max(QUESTION_LIMITS.typedWork),
  })
  .refine(({ maxFiles, maxCharacters }) => maxFiles + maxCharacters > 0, { message: 'noWayToAnswer' })

/** A single question that is answered and marked. It has no field for a key or a solution. */
export const LeafSchema = z.discriminatedUnion('type', [
  SingleSchema,
  MultipleSchema,
  TrueFalseSchema,
  IntegerSchema,
  NumericSchema,
  MatchSchema,
  MatrixSchema,
  AssertionReasonSchema,
  FillBlankSchema,
  SubjectiveSchema,
])
export type Leaf = z.infer<typeof LeafSchema>
export type LeafType = Leaf['type']
export type Option = z.infer<typeof OptionSchema>

export const LEAF_TYPES = [
  'single',
  'multiple',
  'trueFalse',
  'integer',
  'numeric',
  'match',
  'matrix',
  'assertionReason',
  'fillBlank',
  'subjective',
] as const satisfies readonly LeafType[]
