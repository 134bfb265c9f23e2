import { type Fraction, MAX_DENOMINATOR, MAX_MARKS, reduced } from './Fraction.ts'

const MAX_LENGTH = 20
/** A whole number, a decimal or a fraction; mixed numbers such as `1 1/3` could as well be `11/3`. */
const MARKS = /^([+-]?)(?:(\d{1,5})(?:\.(\d{1,3}))?|(\d{1,8})\/(\d{1,4}))$/

/**
 * Typed marks such as `4`, `-0.66` or `-1/3`, exact and without floats; null for anything else: mixed numbers,
 * separators of thousands, exponents, more than three decimals or more than 10,000 marks.
 */
export function parseMarks(text: string): Fraction | null {
  if (text.length > MAX_LENGTH) return null
  const match = MARKS.exec(text.trim().replace('\u2212', '-'))
  if (!match) return null
  const [, sign, whole, decimals = '', num, den] = match
  const marks = num
    ? fractionOf(BigInt(num), BigInt(den ?? 0))
    : fractionOf(BigInt(`${whole}${decimals}`), 10n ** BigInt(decimals.length))
  if (!marks || marks.num > MAX_MARKS * marks.den || marks.den > MAX_DENOMINATOR) return null
  return sign === '-' && marks.num !== 0 ? { num: -marks.num, den: marks.den } : marks
}

const fractionOf = (num: bigint, den: bigint): Fraction | null => (den === 0n ? null : reduced(num, den))
