import type { Fraction } from './Fraction.ts'

/** Longer decimals are harder to read than the fraction. */
const MAX_DECIMALS = 4

/**
 * Marks as students read them, always exact: `4`, `-0.66`, `-1/3`, `3 1/3`, `-3 1/3`. A decimal where it ends
 * within four places, else a fraction after its whole part.
 */
export function marksText({ num, den }: Fraction): string {
  const sign = num < 0 ? '-' : ''
  const size = BigInt(Math.abs(num))
  const whole = size / BigInt(den)
  const rest = size % BigInt(den)
  if (rest === 0n) return `${sign}${whole}`
  const places = decimalPlaces(den)
  if (places !== null) {
    const decimals = (rest * 10n ** BigInt(places)) / BigInt(den)
    return `${sign}${whole}.${decimals.toString().padStart(places, '0')}`
  }
  return whole === 0n ? `${sign}${rest}/${den}` : `${sign}${whole} ${rest}/${den}`
}

/** Decimals that a reduced fraction with this denominator needs; null when there are too many or they never end. */
function decimalPlaces(den: number): number | null {
  for (let places = 1; places <= MAX_DECIMALS; places++) if (10 ** places % den === 0) return places
  return null
}
