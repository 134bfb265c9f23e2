import { type Fraction, reduced, ZERO } from './Fraction.ts'

/** All of these are exact and throw a RangeError when the result does not consist of safe integers. */
export const add = (a: Fraction, b: Fraction): Fraction =>
  reduced(BigInt(a.num) * BigInt(b.den) + BigInt(b.num) * BigInt(a.den), BigInt(a.den) * BigInt(b.den))

export const negate = ({ num, den }: Fraction): Fraction => ({ num: num === 0 ? 0 : -num, den })

export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, negate(b))

export const multiply = (a: Fraction, b: Fraction): Fraction =>
  reduced(BigInt(a.num) * BigInt(b.num), BigInt(a.den) * BigInt(b.den))

export const sum = (fractions: readonly Fraction[]): Fraction => fractions.reduce(add, ZERO)

/** Negative when a is less than b, 0 when they are equal, positive when it is more. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = BigInt(a.num) * BigInt(b.den) - BigInt(b.num) * BigInt(a.den)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export const isEqual = (a: Fraction, b: Fraction): boolean => compare(a, b) === 0

/** The value itself, or the bound that it exceeds. */
export const clamp = (value: Fraction, least: Fraction, most: Fraction): Fraction =>
  compare(value, least) < 0 ? least : compare(value, most) > 0 ? most : value
