import { groupDigits } from '../text/groupDigits.ts'

/** Paise as `₹2,499` or `₹2,499.50`; negative `− ₹250` (spec 9: Indian rupees, en-IN). */
export function formatInr(paise: number): string {
  const amount = Math.round(Math.abs(paise))
  const paisa = amount % 100
  const text = `₹${groupDigits((amount - paisa) / 100)}${paisa === 0 ? '' : `.${String(paisa).padStart(2, '0')}`}`
  return paise < 0 ? `− ${text}` : text
}

/** Discount against the MRP in whole percent, 0 if there is none. Both in paise. */
export const discountPercent = (pricePaise: number, mrpPaise: number | null | undefined): number =>
  mrpPaise && mrpPaise > pricePaise ? Math.floor(((mrpPaise - pricePaise) / mrpPaise) * 100) : 0
