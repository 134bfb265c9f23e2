import { type Fraction, reduced, ZERO } from './Fraction.ts'

/** All of these are exact and throw a RangeError when the result does not consist of safe integers. */
export function add(a: Fraction, b: Fraction): Fraction {
  if (areSmall(a, b)) return reducedSmall(a.num * b.den + b.num * a.den, a.den * b.den)
  return reduced(BigInt(a.num) * BigInt(b.den) + BigInt(b.num) * BigInt(a.den), BigInt(a.den) * BigInt(b.den))
}

export const negate = ({ num, den }: Fraction): Fraction => ({ num: num === 0 ? 0 : -num, den })

export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, negate(b))

export const multiply = (a: Fraction, b: Fraction): Fraction =>
  areSmall(a, b)
    ? reducedSmall(a.num * b.num, a.den * b.den)
    : reduced(BigInt(a.num) * BigInt(b.num), BigInt(a.den) * BigInt(b.den))

export const sum = (fractions: readonly Fraction[]): Fraction => fractions.reduce(add, ZERO)

/** Negative when a is less than b, 0 when they are equal, positive when it is more. */
export function compare(a: Fraction, b: Fraction): number {
  if (areSmall(a, b)) return Math.sign(a.num * b.den - b.num * a.den)
  const difference = BigInt(a.num) * BigInt(b.den) - BigInt(b.num) * BigInt(a.den)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export const isEqual = (a: Fraction, b: Fraction): boolean => compare(a, b) === 0

/** The value itself, or the bound that it exceeds. */
export const clamp = (value: Fraction, least: Fraction, most: Fraction): Fraction =>
  compare(value, least) < 0 ? least : compare(value, most) > 0 ? most : value

/** Numbers below this are multiplied and added without leaving safe integers: marks of papers nearly always are. */
const SMALL = 2 ** 25
const isSmall = ({ num, den }: Fraction): boolean => den <= SMALL && num <= SMALL && num >= -SMALL
const areSmall = (a: Fraction, b: Fraction): boolean => isSmall(a) && isSmall(b)

/** The same as `reduced` for two safe integers with a denominator of 1 or more, without big integers. */
function reducedSmall(num: number, den: number): Fraction {
  let [x, y] = [Math.abs(num), den]
  while (y > 0) [x, y] = [y, x % y]
  // Zero plus, since a negative zero is another one.
  return { num: num / x + 0, den: den / x }
}
