import type { ProductReview, SupportTicket } from '#payload-types'

/** A review before and after a save; null where there was or is none. */
export type ReviewChange = { before: ProductReview | null; after: ProductReview | null }

/** What hooks may start in the server. `cms` fills it at start; before that nothing listens. */
type Effects = {
  /** Tells the page cache and the storefront that what these tags name has changed. */
  publishChange: (tags: string[]) => void
  /** Makes prices follow a sale that was saved or is about to go. */
  saleChanged: (id: string) => Promise<void>
  /** Tells the student that the team has answered. */
  ticketAnswered: (ticket: SupportTicket) => Promise<void>
  /** Makes photos, the rating of the product, its pages and what the student hears follow a review. */
  reviewChanged: (change: ReviewChange) => Promise<void>
}

export const effects: Effects = {
  publishChange: () => {},
  saleChanged: async () => {},
  ticketAnswered: async () => {},
  reviewChanged: async () => {},
}
