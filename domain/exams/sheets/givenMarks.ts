import { z } from 'zod'
import { isExpertMarks } from '../marking/expertMarks.ts'
import { clamp, sum } from '../marks/arithmetic.ts'
import { type Fraction, ZERO } from '../marks/Fraction.ts'
import { marksText } from '../marks/marksText.ts'
import { parseMarks } from '../marks/parseMarks.ts'

/** What an expert gave a written answer: exact marks, those of each step of the rubric as text, and what they wrote to the student. */
export const GivenSchema = z.object({
  num: z.number().int(),
  den: z.number().int().min(1),
  steps: z.array(z.string()),
  note: z.string(),
})
export type Given = z.infer<typeof GivenSchema>
/** By leaf id, as an attempt keeps them. */
export type GivenMarks = Readonly<Record<string, Given>>

type Marked = { question: string; full: Fraction; rubric: readonly { marks: Fraction }[] }
type Typed = { steps: readonly string[]; note: string }

/**
 * Marks that an expert typed, one for each step of the rubric, or one alone where there is none; null unless each is between nothing and what its step
 * is worth, in whole quarters or the whole of it. The sum never exceeds the full marks of the question.
 */
export function givenMarks({ full, rubric }: Marked, { steps, note }: Typed): Given | null {
  const worth = rubric.length > 0 ? rubric.map(({ marks }) => marks) : [full]
  if (steps.length !== worth.length) return null
  const marks = steps.map((text) => parseMarks(text))
  const isFit = marks.every((one, at) => one !== null && isExpertMarks(one, worth[at] as Fraction))
  if (!isFit) return null
  const total = clamp(sum(marks as Fraction[]), ZERO, full)
  return isExpertMarks(total, full) ? { ...total, steps: [...steps], note } : null
}

type RubricStep = { text: { en?: string; hi?: string }; marks: Fraction }

/** Each step of a rubric with the marks that an expert gave for it, as texts; empty where steps were not marked one by one. */
export const givenSteps = (rubric: readonly RubricStep[], given: Given | undefined) =>
  given?.steps.length === rubric.length
    ? rubric.map(({ text, marks }, at) => ({ text, full: marksText(marks), marks: given.steps[at] ?? '' }))
    : []
