import { grouped } from '../text/grouped.ts'

/** Paise as `₹2,499` or `₹2,499.50`; below zero `− ₹250` (spec 9: Indian rupees, en-IN). */
export function formatInr(paise: number): string {
  const amount = Math.round(Math.abs(paise))
  const rest = amount % 100
  const text = `₹${grouped((amount - rest) / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
  return paise < 0 ? `− ${text}` : text
}

/** Whole percent saved against the MRP, 0 when there is none. Both in paise. */
export const discountPercent = (pricePaise: number, mrpPaise: number | null | undefined): number =>
  mrpPaise && mrpPaise > pricePaise ? Math.floor(((mrpPaise - pricePaise) / mrpPaise) * 100) : 0
