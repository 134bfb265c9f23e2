/**
 * Reasons of refunds. `second` is a second payment of one order, `late` a payment after the order had ended;
 * `requested` is a refund of access at the student's request, `staff` one that staff started.
 */
export const REFUND_REASONS = [
  'second',
  'late',
  'soldOut',
  'cancelled',
  'returned',
  'requested',
  'staff',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** `due` has not been requested yet, `pending` is with the gateway, `byHand` is for staff to transfer. */
export const REFUND_STATES = ['due', 'pending', 'done', 'failed', 'byHand'] as const
export type RefundState = (typeof REFUND_STATES)[number]

const MINUTE = 60_000
const DELAYS = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE] as const

/**
 * Delay before the gateway is queried again after `tries` tries, in ms: 1, 5, 15, 60 minutes, then hourly.
 */
export const refundRetryMs = (tries: number): number => DELAYS[Math.min(tries, DELAYS.length - 1)] as number
