import { DAY_MS } from '../auth/policy.ts'

/**
 * State of a queued message: `due` waits for its time; `sending` is leased by a process; `none` has no
 * recipient; `unproven` has a phone or e-mail that its owner has not proven; `failed` is given up; `unknown`
 * is an SMS that may have been sent; `muted` is of a kind that the person has turned off.
 */
export const OUTGOING_STATES = [
  'due',
  'sending',
  'sent',
  'none',
  'unproven',
  'unknown',
  'failed',
  'muted',
] as const
export type OutgoingState = (typeof OUTGOING_STATES)[number]

/** How long after it was given up a message can be sent again, ms. */
export const REPLAYABLE_MS = 7 * DAY_MS

/** The states of a message that is still to be sent. */
export const UNSENT_STATES: readonly OutgoingState[] = ['due', 'sending']
