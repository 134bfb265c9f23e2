/**
 * How far the e-mail of a document is: `due` waits for its time, `none` has nobody to go to, `unproven` an
 * e-mail that its owner has not proven, `failed` is given up.
 */
export const MAIL_STATES = ['due', 'sent', 'none', 'unproven', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]
