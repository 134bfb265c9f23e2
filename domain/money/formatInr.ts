const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Paise as `₹2,499` or `₹2,499.50`; below zero `− ₹250` (section 9: Indian rupees, en-IN). */
export function formatInr(paise: number): string {
  const amount = Math.abs(paise) / 100
  const text = `₹${(Number.isInteger(amount) ? whole : withPaise).format(amount)}`
  return paise < 0 ? `− ${text}` : text
}

/** Whole percent saved against the MRP, 0 when there is none. Both in paise. */
export const discountPercent = (pricePaise: number, mrpPaise: number | null | undefined): number =>
  mrpPaise && mrpPaise > pricePaise ? Math.floor(((mrpPaise - pricePaise) / mrpPaise) * 100) : 0
