import { add, clamp, compare, multiply } from '../marks/arithmetic.ts'
import { type Fraction, fraction } from '../marks/Fraction.ts'
import type { Judged } from './Judged.ts'
import type { Scheme } from './SchemeSchema.ts'

/** Marks of several chosen options against one set of right ones; no list is empty or has doubles. */
function markAgainst(
  chosen: readonly string[],
  right: readonly string[],
  optionCount: number,
  scheme: Scheme,
): Judged {
  const hits = chosen.filter((id) => right.includes(id)).length
  const misses = chosen.length - hits
  const wrong: Judged = { outcome: 'wrong', marks: scheme.wrong }
  if (misses === 0 && hits === right.length) return { outcome: 'right', marks: scheme.correct }
  if (hits === 0 || chosen.length === optionCount) return wrong
  const { partial } = scheme
  if (partial.kind === 'subset')
    return misses > 0 ? wrong : partly(multiply(partial.each, fraction(hits)), scheme)
  if (partial.kind !== 'options') return wrong
  const marks = add(multiply(partial.each, fraction(hits)), multiply(partial.wrongEach, fraction(misses)))
  return partly(clamp(marks, partial.least, scheme.correct), scheme)
}

/** Never more than the full marks. */
const partly = (marks: Fraction, { correct }: Scheme): Judged => ({
  outcome: 'partly',
  marks: compare(marks, correct) > 0 ? correct : marks,
})

/** The best that the chosen options get against any of the sets that are right. */
export const markOptions = (
  chosen: readonly string[],
  sets: readonly (readonly string[])[],
  optionCount: number,
  scheme: Scheme,
): Judged =>
  sets
    .map((right) => markAgainst(chosen, right, optionCount, scheme))
    .reduce((best, judged) => (isBetter(judged, best) ? judged : best))

const isBetter = (a: Judged, b: Judged): boolean =>
  b.outcome !== 'right' && (a.outcome === 'right' || compare(a.marks, b.marks) > 0)
