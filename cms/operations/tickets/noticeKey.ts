/** Idempotency key of a message to a student about a ticket. */
export const ticketNoticeKey = (ticket: string | number, what: string | number): string =>
  `ticket:${ticket}:${what}`

/** The ticket that a queued message is about, by its key (queueNotice.ts); null for others. */
export const ticketOfNotice = (key: string): string | null =>
  /:ticket:([^:]+):[^:]+:email$/.exec(key)?.[1] ?? null
