import type { SupportTicket } from '#payload-types'

/** What hooks may start in the server. `cms` fills it at start; before that nothing listens. */
type Effects = {
  /** Tells the page cache and the storefront that what these tags name has changed. */
  publishChange: (tags: string[]) => void
  /** Makes prices follow a sale that was saved or is about to go. */
  saleChanged: (id: string) => Promise<void>
  /** Tells the student that the team has answered. */
  ticketAnswered: (ticket: SupportTicket) => Promise<void>
}

export const effects: Effects = {
  publishChange: () => {},
  saleChanged: async () => {},
  ticketAnswered: async () => {},
}
