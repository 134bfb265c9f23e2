import { DAY_MS } from '../auth/policy.ts'

/** How long stock and coupons are reserved while a person pays, in ms (docs/security.md, "Money"). */
export const HOLD_MS = 15 * 60_000
/** How long they are reserved for a bank transfer, ms. */
export const TRANSFER_HOLD_MS = 3 * DAY_MS
/** When an unpaid order expires: after as long as banks take to report the result of a payment. */
export const ORDER_EXPIRY_MS = 5 * DAY_MS
/** How long a gateway is queried about an attempt that never called back. */
export const GATEWAY_QUERY_MS = 5 * DAY_MS
