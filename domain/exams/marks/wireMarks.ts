import { z } from 'zod'
import { multiply } from './arithmetic.ts'
import { type Fraction, fraction, gcd } from './Fraction.ts'
import { marksText } from './marksText.ts'

/** The largest common denominator that a paper may have; proven before it is published. */
export const MAX_PAPER_DENOMINATOR = 1_000_000

/** Marks as calls send them: an integer over the denominator of the paper, not reduced, and the text of it. */
export const WireMarksSchema = z.object({
  num: z.number().int(),
  den: z.number().int().min(1).max(MAX_PAPER_DENOMINATOR),
  text: z.string(),
})
export type WireMarks = z.infer<typeof WireMarksSchema>

/** The least denominator over which all these marks are integers; null when it exceeds what a paper may have. */
export function commonDenominator(marks: readonly Fraction[]): number | null {
  let common = 1n
  for (const { den } of marks) {
    common = (common / gcd(common, BigInt(den))) * BigInt(den)
    if (common > BigInt(MAX_PAPER_DENOMINATOR)) return null
  }
  return Number(common)
}

/** Marks over the denominator of their paper. Throws a RangeError when they are no integer over it. */
export const toWire = (marks: Fraction, den: number): WireMarks => ({
  num: overDenominator(marks, den),
  den,
  text: marksText(marks),
})

/** The integer that marks are over a denominator. Throws a RangeError when they are none. */
export function overDenominator(marks: Fraction, den: number): number {
  const { num, den: rest } = multiply(marks, { num: den, den: 1 })
  if (rest !== 1) throw new RangeError(`${marksText(marks)} is no integer over ${den}`)
  return num
}

export const fromWire = ({ num, den }: Pick<WireMarks, 'num' | 'den'>): Fraction => fraction(num, den)
