import type { ProductReview } from '#payload-types'

/** A review before and after a save; null where it does not exist. */
export type ReviewChange = { before: ProductReview | null; after: ProductReview | null }

/** Use cases that hooks start in the server. `cms` sets them at start; until then they do nothing. */
type Effects = {
  /** Invalidates the page cache and the storefront for these cache tags. */
  publishChange: (tags: string[]) => void
  /** Updates prices after a sale was saved or before it is deleted. */
  saleChanged: (id: string) => Promise<void>
  /** Sets the capacity of the seat pool of a saved batch. */
  batchSaved: (id: string) => Promise<void>
  /** Updates photos, the product's rating and pages after a review has changed, and notifies the student. */
  reviewChanged: (change: ReviewChange) => Promise<void>
}

export const effects: Effects = {
  publishChange: () => {},
  saleChanged: async () => {},
  batchSaved: async () => {},
  reviewChanged: async () => {},
}
