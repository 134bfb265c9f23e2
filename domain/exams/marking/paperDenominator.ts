import { multiply } from '../marks/arithmetic.ts'
import { type Fraction, fraction } from '../marks/Fraction.ts'
import { commonDenominator } from '../marks/wireMarks.ts'
import type { Leaf } from '../questions/LeafSchema.ts'
import { EXPERT_STEP } from './expertMarks.ts'
import type { Scheme } from './SchemeSchema.ts'

/**
 * The least denominator over which every result of these questions is an integer; null when it exceeds
 * MAX_PAPER_DENOMINATOR.
 */
export const paperDenominator = (questions: readonly { leaf: Leaf; scheme: Scheme }[]): number | null =>
  commonDenominator(questions.flatMap(({ leaf, scheme }) => possibleMarks(leaf, scheme)))

/** Marks of which every result of a question is a sum of integer multiples. */
export function possibleMarks(leaf: Leaf, { correct, wrong, blank, partial, certainty }: Scheme): Fraction[] {
  const plain = [correct, wrong, blank]
  if (leaf.type === 'subjective') plain.push(EXPERT_STEP)
  if (certainty)
    plain.push(...[...certainty.right, ...certainty.wrong].map((factor) => multiply(correct, factor)))
  if (partial.kind === 'subset') plain.push(partial.each)
  if (partial.kind === 'options') plain.push(partial.each, partial.wrongEach, partial.least)
  if (partial.kind === 'rows')
    plain.push(
      partial.each ?? multiply(correct, fraction(1, rowCount(leaf))),
      partial.wrongEach,
      partial.least,
    )
  return plain
}

const rowCount = (leaf: Leaf): number =>
  'rows' in leaf ? leaf.rows.length : leaf.type === 'fillBlank' ? leaf.blanks.length : 1
