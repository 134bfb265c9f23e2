import { compare, multiply } from '../marks/arithmetic.ts'
import { type Fraction, fraction, ZERO } from '../marks/Fraction.ts'
import { parseMarks } from '../marks/parseMarks.ts'

/** Marks that experts give are whole quarters. */
export const EXPERT_STEP: Fraction = { num: 1, den: 4 }

/** Whether an expert may give these marks of at most `full`: from 0, in whole quarters or all of it. */
export const isExpertMarks = (marks: Fraction, full: Fraction): boolean =>
  compare(marks, ZERO) >= 0 &&
  compare(marks, full) <= 0 &&
  (compare(marks, full) === 0 || multiply(marks, fraction(EXPERT_STEP.den, EXPERT_STEP.num)).den === 1)

/** What is wrong with typed marks of at most `full`; null when an expert may give them. */
export function typedMarksFault(typed: string, full: string): 'empty' | 'unfit' | null {
  if (typed.trim() === '') return 'empty'
  const [marks, most] = [parseMarks(typed), parseMarks(full)]
  return marks && most && isExpertMarks(marks, most) ? null : 'unfit'
}
