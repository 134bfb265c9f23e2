/**
 * State of a queued message: `due` waits for its time; `sending` is leased by a process; `none` has no
 * recipient; `unproven` has a phone or e-mail that its owner has not proven; `failed` is given up; `unknown`
 * is an SMS that may have been sent.
 */
export const OUTGOING_STATES = ['due', 'sending', 'sent', 'none', 'unproven', 'unknown', 'failed'] as const
export type OutgoingState = (typeof OUTGOING_STATES)[number]

/** The states of a message that is still to be sent. */
export const UNSENT_STATES: readonly OutgoingState[] = ['due', 'sending']
