import { DAY_MS } from '../auth/policy.ts'

/** How long what an order takes is held while somebody pays, in ms (docs/security.md, "Money"). */
export const HOLD_MS = 15 * 60_000
/** How long for a bank transfer. */
export const TRANSFER_HOLD_MS = 3 * DAY_MS
/** After this time an order that nobody paid has ended: as long as banks take to say how a payment ended. */
export const ORDER_WAITS_MS = 5 * DAY_MS
/** How long a gateway is asked about an attempt that never called back. */
export const ASK_FOR_MS = 5 * DAY_MS
