/** Number of buyers in (h) and (i). */
export const BUYERS = 500
/** Stock of the book that all of them buy at once in (i). */
export const RARE = 100
/** Paise. */
export const BOOK_PAISE = 50_000
/** A counted stock that a run cannot sell out. */
export const PLENTY = 1_000_000

/** The prepared shop: session secret and address id of each buyer, ids of the books, and a coupon code. */
export type BenchShop = {
  buyers: { secret: string; address: string }[]
  /** Secret of an admin's staff session. */
  desk: string
  book: string
  rareBook: string
  coupon: string
}
