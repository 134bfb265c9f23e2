/**
 * State of a document's e-mail: `due` waits for its time; `none` has no recipient; `unproven` has an e-mail
 * that its owner has not proven; `failed` is given up.
 */
export const MAIL_STATES = ['due', 'sent', 'none', 'unproven', 'failed'] as const
/** States in which a document that has a time is to be sent at that time. */
export const MAIL_STATES_TO_SEND = [
  'due',
  'unproven',
] as const satisfies readonly (typeof MAIL_STATES)[number][]
export type MailState = (typeof MAIL_STATES)[number]
