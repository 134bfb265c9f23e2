import { z } from 'zod'

/** An exact number of marks: reduced, with a denominator of 1 or more, both safe integers. */
export type Fraction = { readonly num: number; readonly den: number }

export const ZERO: Fraction = { num: 0, den: 1 }

/** A fraction of two integers, reduced. Throws a RangeError for anything else and for results beyond safe integers. */
export function fraction(num: number, den = 1): Fraction {
  if (!Number.isSafeInteger(num) || !Number.isSafeInteger(den))
    throw new RangeError(`${num}/${den} is not a fraction of safe integers`)
  return reduced(BigInt(num), BigInt(den))
}

/**
 * The fraction of two integers of any size. Throws a RangeError for the denominator 0 and when the reduced
 * fraction does not consist of safe integers.
 */
export function reduced(num: bigint, den: bigint): Fraction {
  if (den === 0n) throw new RangeError('A fraction cannot have the denominator 0')
  const divisor = gcd(num, den) * (den < 0n ? -1n : 1n)
  return { num: safe(num / divisor), den: safe(den / divisor) }
}

/** The greatest common divisor, never negative; of 0 and 0 it is 0. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

function safe(value: bigint): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} exceeds what marks can be`)
  return number
}

/** The largest denominator of marks that a scheme may name. */
export const MAX_DENOMINATOR = 1000
/** The most marks, right or deducted, that a scheme may name. */
export const MAX_MARKS = 10_000

/** Marks as a scheme names them, reduced while parsing: at most 10,000 either way, in thousandths at the finest. */
export const MarksSchema = z
  .strictObject({
    num: z
      .number()
      .int()
      .min(-MAX_MARKS * MAX_DENOMINATOR)
      .max(MAX_MARKS * MAX_DENOMINATOR),
    den: z.number().int().min(1).max(MAX_DENOMINATOR),
  })
  .refine(({ num, den }) => Math.abs(num) <= MAX_MARKS * den, { message: 'marksTooMany' })
  .transform(({ num, den }): Fraction => fraction(num, den))
