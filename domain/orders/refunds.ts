/**
 * Why money goes back. `second` is a second success on one order, `late` came after the order had ended; `asked` is a refund of what
 * was opened that its student asked for, `staff` one that the staff started.
 */
export const REFUND_REASONS = [
  'second',
  'late',
  'soldOut',
  'cancelled',
  'returned',
  'asked',
  'staff',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** `due` has not been asked for, `pending` is with the gateway, `byHand` is for staff to transfer. */
export const REFUND_STATES = ['due', 'pending', 'done', 'failed', 'byHand'] as const
export type RefundState = (typeof REFUND_STATES)[number]

const MINUTE = 60_000
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE] as const

/** How long to wait before the gateway is asked again after `tries` times, in ms: 1, 5, 15, 60 minutes, then hourly. */
export const waitAfter = (tries: number): number => WAITS[Math.min(tries, WAITS.length - 1)] as number
