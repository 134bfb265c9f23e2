import type { Fraction } from '../marks/Fraction.ts'
import type { Scheme } from './SchemeSchema.ts'

/** Marks of a question that were changed after the exam; the rest of its scheme stays as published. */
export type ChangedMarks = { question: string; correct: Fraction; wrong: Fraction }

/** The scheme by which a question counts: the published one, with the marks that were changed since. */
export function changedScheme(
  scheme: Scheme,
  question: string,
  changed: readonly ChangedMarks[] | undefined,
): Scheme {
  const found = changed?.find((one) => one.question === question)
  return found ? { ...scheme, correct: found.correct, wrong: found.wrong } : scheme
}
