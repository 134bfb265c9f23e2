/** People who buy in (h) and (i). */
export const BUYERS = 500
/** How many there are of what all of them want at once in (i). */
export const RARE = 100
/** Paise. */
export const BOOK_PAISE = 50_000
/** More than the machine sells in a run, and counted all the same. */
export const PLENTY = 1_000_000

/** What was made ready for buying: the session and the address of each person, and ids of the books. */
export type BenchShop = {
  buyers: { secret: string; address: string }[]
  /** Secret of an admin's session. */
  desk: string
  book: string
  rareBook: string
  coupon: string
}
