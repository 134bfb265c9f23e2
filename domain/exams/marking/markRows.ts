import { add, clamp, multiply } from '../marks/arithmetic.ts'
import { fraction } from '../marks/Fraction.ts'
import type { Judged } from './Judged.ts'
import type { Scheme } from './SchemeSchema.ts'

/**
 * Marks of an answer to several rows or blanks, of which some are right, some wrong and the rest without an
 * answer. Only all of them right is right; with none of them right, and without marks for rows, it is wrong.
 */
export function markRows(count: number, right: number, wrong: number, scheme: Scheme): Judged {
  if (right === count) return { outcome: 'right', marks: scheme.correct }
  const { partial, correct } = scheme
  if (partial.kind !== 'rows' || right === 0) return { outcome: 'wrong', marks: scheme.wrong }
  const each = partial.each ?? multiply(correct, fraction(1, count))
  const marks = add(multiply(each, fraction(right)), multiply(partial.wrongEach, fraction(wrong)))
  return { outcome: 'partly', marks: clamp(marks, partial.least, correct) }
}
