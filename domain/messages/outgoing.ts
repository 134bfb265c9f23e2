/**
 * How far a queued message is: `due` waits for its time, `sending` is with a process until its lease ends; `none` has nobody to go to,
 * `unproven` a phone or e-mail that its owner has not proven, `failed` is given up, `unknown` an SMS that may have been sent.
 */
export const OUTGOING_STATES = ['due', 'sending', 'sent', 'none', 'unproven', 'unknown', 'failed'] as const
export type OutgoingState = (typeof OUTGOING_STATES)[number]

/** The states of a message that is still to be sent. */
export const OPEN_STATES: readonly OutgoingState[] = ['due', 'sending']
