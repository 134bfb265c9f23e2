import type { StateCode } from '../people/states.ts'

/**
 * Goods and services tax that is contained in an amount. Within a state it is halved between the centre and the state,
 * which are always equal; across a border of states it is one tax. Amounts in paise.
 */
export type Tax = {
  /** Percent times 100: 1800 is 18 %. */
  rate: number
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}

export const taxOf = ({ cgstPaise, sgstPaise, igstPaise }: Tax): number => cgstPaise + sgstPaise + igstPaise

/** Whether seller and place of supply are in one state (IGST Act, sections 7 and 8); without a place it is the seller's. */
export const isWithinState = (seller: StateCode | null, supply: StateCode | null): boolean =>
  supply === null || seller === null || seller === supply

/**
 * The tax in a price that includes it: amount × rate / (100 % + rate), to the nearest paisa, each half on its own.
 * @param rate percent times 100
 */
export function includedTax(amountPaise: number, rate: number, isWithin: boolean): Tax {
  const part = (of: number) => Math.round((amountPaise * of) / (10_000 + rate))
  const half = isWithin ? part(rate / 2) : 0
  const igstPaise = isWithin ? 0 : part(rate)
  const tax = { rate, cgstPaise: half, sgstPaise: half, igstPaise }
  return { ...tax, taxablePaise: amountPaise - half - half - igstPaise }
}

/** Several taxes as one; the rate is the highest of them. */
export const taxSum = (taxes: readonly Tax[]): Tax => ({
  rate: Math.max(0, ...taxes.map(({ rate }) => rate)),
  taxablePaise: taxes.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0),
  cgstPaise: taxes.reduce((sum, { cgstPaise }) => sum + cgstPaise, 0),
  sgstPaise: taxes.reduce((sum, { sgstPaise }) => sum + sgstPaise, 0),
  igstPaise: taxes.reduce((sum, { igstPaise }) => sum + igstPaise, 0),
})
