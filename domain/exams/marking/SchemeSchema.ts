import { z } from 'zod'
import { compare, multiply } from '../marks/arithmetic.ts'
import { type Fraction, fraction, MarksSchema, ZERO } from '../marks/Fraction.ts'
import type { LeafType } from '../questions/LeafSchema.ts'

const isNegative = (marks: Fraction): boolean => compare(marks, ZERO) < 0
const isPositive = (marks: Fraction): boolean => compare(marks, ZERO) > 0
const DeductionSchema = MarksSchema.refine((marks) => !isPositive(marks), { message: 'deductionPositive' })
const GainSchema = MarksSchema.refine((marks) => !isNegative(marks), { message: 'gainNegative' })

/** What an answer gets that is right in part; see docs/exams/marking.md. */
const PartialSchema = z.discriminatedUnion('kind', [
  /** All or nothing. */
  z.strictObject({ kind: z.literal('none') }),
  /** JEE Advanced: `each` for every right option chosen, as long as no wrong one is. */
  z.strictObject({ kind: z.literal('subset'), each: GainSchema }),
  /** `each` for every right option and `wrongEach` for every wrong one, not below `least`. */
  z.strictObject({
    kind: z.literal('options'),
    each: GainSchema,
    wrongEach: MarksSchema.refine(isNegative, { message: 'deductionPositive' }),
    least: DeductionSchema,
  }),
  /** `each` for every right row or blank and `wrongEach` for every wrong one, not below `least`. */
  z.strictObject({
    kind: z.literal('rows'),
    /** Null: an equal share of the marks for all. */
    each: GainSchema.nullable(),
    wrongEach: DeductionSchema,
    least: DeductionSchema,
  }),
])

const levels = z.tuple([MarksSchema, MarksSchema, MarksSchema])

/** How one question is marked. Marks are exact fractions. */
export const SchemeSchema = z
  .strictObject({
    correct: MarksSchema.refine(isPositive, { message: 'correctNotPositive' }),
    wrong: DeductionSchema,
    blank: DeductionSchema,
    partial: PartialSchema,
    /** Factors of `correct` for a right and a wrong answer, by how sure somebody was: a guess, fairly, certain. */
    certainty: z.strictObject({ right: levels, wrong: levels }).nullable(),
  })
  .refine(({ certainty, partial }) => certainty === null || partial.kind === 'none', {
    message: 'certaintyWithPartial',
    path: ['certainty'],
  })
export type Scheme = z.infer<typeof SchemeSchema>

/** Certainty-based marking as Moodle has it: 1, 2 or 3 times when right, 0, -2 or -6 times when wrong. */
export const MOODLE_CERTAINTY: NonNullable<Scheme['certainty']> = {
  right: [fraction(1), fraction(2), fraction(3)],
  wrong: [ZERO, fraction(-2), fraction(-6)],
}

/** The plain scheme: marks for a right answer, a deduction for a wrong one, nothing for none. */
export const plainScheme = (correct: Fraction, wrong: Fraction = ZERO): Scheme => ({
  correct,
  wrong,
  blank: ZERO,
  partial: { kind: 'none' },
  certainty: null,
})

/** The full marks of a question: with certainty, those of a right answer that was given with the best factor. */
export const fullMarks = ({ correct, certainty }: Scheme): Fraction =>
  (certainty?.right ?? [fraction(1)])
    .map((factor) => multiply(correct, factor))
    .reduce((best, marks) => (compare(marks, best) > 0 ? marks : best))

const PARTIAL_KINDS: Partial<Record<LeafType, readonly Scheme['partial']['kind'][]>> = {
  multiple: ['none', 'subset', 'options'],
  match: ['none', 'rows'],
  matrix: ['none', 'rows'],
  fillBlank: ['none', 'rows'],
}

/** Whether a type of question can be marked so: partial marks for several choices, certainty for all but experts' marks. */
export const suitsType = ({ partial, certainty }: Scheme, type: LeafType): boolean =>
  (PARTIAL_KINDS[type] ?? ['none']).includes(partial.kind) && (certainty === null || type !== 'subjective')
