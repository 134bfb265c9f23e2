/**
 * A range of numbers that a list can be filtered by, both ends included. Without `from` it has no lower end.
 */
export type Band = { id: string; label: string; from?: number; to?: number }

const rupees = (amount: number): number => amount * 100
/** The last paisa below an amount. */
const below = (amount: number): number => rupees(amount) - 1

/** Bands of the current price, in paise. */
export const PRICE_BANDS: readonly Band[] = [
  { id: 'free', label: 'Free', to: 0 },
  { id: 'under-500', label: 'Under ₹500', from: 1, to: below(500) },
  { id: '500-1000', label: '₹500 to ₹1,000', from: rupees(500), to: rupees(1000) },
  { id: '1000-2000', label: '₹1,000 to ₹2,000', from: rupees(1000) + 1, to: rupees(2000) },
  { id: '2000-5000', label: '₹2,000 to ₹5,000', from: rupees(2000) + 1, to: rupees(5000) },
  { id: 'over-5000', label: 'Over ₹5,000', from: rupees(5000) + 1 },
]

/** Bands of the days of access. Products with unlimited access are in none. */
export const VALIDITY_BANDS: readonly Band[] = [
  { id: 'quarter', label: 'Up to 3 months', to: 92 },
  { id: 'half-year', label: '3 to 6 months', from: 93, to: 183 },
  { id: 'year', label: '6 to 12 months', from: 184, to: 366 },
  { id: 'longer', label: 'More than a year', from: 367 },
]

/** Bands of the average rating; only products with enough ratings to show one are in them. */
export const RATING_BANDS: readonly Band[] = [
  { id: '4.5', label: '4.5 and up', from: 4.5 },
  { id: '4', label: '4.0 and up', from: 4 },
  { id: '3.5', label: '3.5 and up', from: 3.5 },
]

/** With fewer ratings no average is shown. */
export const MIN_RATINGS = 5

/** With fewer owners the product page does not show their number. */
export const MIN_LEARNERS = 5

export const isInBand = (value: number, { from = Number.NEGATIVE_INFINITY, to }: Band): boolean =>
  value >= from && (to === undefined || value <= to)
