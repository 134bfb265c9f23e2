/**
 * How far the e-mail of a document is: `due` waits for its time, `none` has nobody to go to, `unproven` an
 * e-mail that its owner has not proven, `failed` is given up.
 */
export const MAIL_STATES = ['due', 'sent', 'none', 'unproven', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** How often a mail server that does not take it is asked, at ever longer intervals: for about two days. */
export const MAIL_TRIES = 48

/** For how long nobody else sends what one process has taken up, ms. */
export const MAIL_LEASE_MS = 60_000
