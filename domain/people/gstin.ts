import type { StateCode } from './states.ts'

/** The first two digits of a GSTIN, by state (census codes, as the GST portal uses them). */
export const GST_STATES = new Map<string, StateCode>(
  (
    'JK HP PB CH UK HR DL RJ UP BR SK AR NL MN MZ TR ML AS WB JH OD CG MP GJ - DH MH - KA GA LD KL TN PY AN TS AP LA' as const
  )
    .split(' ')
    .flatMap((state, index) =>
      state === '-' ? [] : [[String(index + 1).padStart(2, '0'), state as StateCode]],
    ),
)
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SHAPE = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][A-Z0-9][0-9A-Z]$/

/** A typed GSTIN without spaces and hyphens, in upper case. */
export const normaliseGstin = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/**
 * The state in which a GSTIN is registered; null for an invalid one: wrong format, unknown state or wrong
 * check character.
 */
export function stateOfGstin(gstin: string): StateCode | null {
  if (!SHAPE.test(gstin) || checkCharacter(gstin.slice(0, 14)) !== gstin[14]) return null
  return GST_STATES.get(gstin.slice(0, 2)) ?? null
}

/**
 * The check character: base 36, alternating weights 1 and 2, sum of the digits of each product, complement to
 * a multiple of 36.
 */
export function checkCharacter(first14: string): string {
  let sum = 0
  for (const [index, character] of [...first14].entries()) {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return DIGITS[(36 - (sum % 36)) % 36] as string
}
