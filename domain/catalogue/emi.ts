const FROM_PAISE = 300_000
const MONTHS = 6
const RUPEE = 100

/** A payment in months without further cost, for cards that offer it; amounts in paise, up to the next whole rupee. */
export type Emi = { months: number; monthlyPaise: number }

/** What six equal months come to; null below ₹3,000, where cards offer none. */
export function emiOf(pricePaise: number): Emi | null {
  if (pricePaise < FROM_PAISE) return null
  return { months: MONTHS, monthlyPaise: Math.ceil(pricePaise / MONTHS / RUPEE) * RUPEE }
}
