const MIN_PAISE = 300_000
const MONTHS = 6
const RUPEE = 100

/**
 * Equal monthly instalments without interest, on cards that offer them; amounts in paise, rounded up to whole
 * rupees.
 */
export type Emi = { months: number; monthlyPaise: number }

/** The instalment over six months; null below ₹3,000, where cards offer none. */
export function monthlyInstalment(pricePaise: number): Emi | null {
  if (pricePaise < MIN_PAISE) return null
  return { months: MONTHS, monthlyPaise: Math.ceil(pricePaise / MONTHS / RUPEE) * RUPEE }
}
