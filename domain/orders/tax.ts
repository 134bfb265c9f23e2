import type { StateCode } from '../people/states.ts'

/**
 * The goods and services tax contained in an amount. Within a state it is split equally between central and
 * state tax; between states it is integrated tax. Amounts in paise.
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

/**
 * Whether seller and place of supply are in one state (IGST Act, sections 7 and 8); without a place of supply
 * it is the seller's.
 */
export const isWithinState = (seller: StateCode | null, supply: StateCode | null): boolean =>
  supply === null || seller === null || seller === supply

/**
 * The tax contained in a gross price: amount × rate / (100 % + rate), to the nearest paisa, each half on its
 * own.
 * @param rate percent times 100
 */
export function includedTax(amountPaise: number, rate: number, isWithin: boolean): Tax {
  const part = (of: number) => Math.round((amountPaise * of) / (10_000 + rate))
  const half = isWithin ? part(rate / 2) : 0
  const igstPaise = isWithin ? 0 : part(rate)
  const tax = { rate, cgstPaise: half, sgstPaise: half, igstPaise }
  return { ...tax, taxablePaise: amountPaise - half - half - igstPaise }
}

/** The sum of several taxes; its rate is the highest of them. */
export const taxSum = (taxes: readonly Tax[]): Tax => ({
  rate: Math.max(0, ...taxes.map(({ rate }) => rate)),
  taxablePaise: taxes.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0),
  cgstPaise: taxes.reduce((sum, { cgstPaise }) => sum + cgstPaise, 0),
  sgstPaise: taxes.reduce((sum, { sgstPaise }) => sum + sgstPaise, 0),
  igstPaise: taxes.reduce((sum, { igstPaise }) => sum + igstPaise, 0),
})
