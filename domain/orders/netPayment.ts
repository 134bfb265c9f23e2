import { toPayOf } from '../returns/piecesOf.ts'
import type { PaymentStatus } from './moves.ts'

/** Orders that brought money of which at least some was kept: what "paid orders" counts everywhere. */
export const PAID_STATUSES = ['paid', 'partlyRefunded'] as const satisfies readonly PaymentStatus[]

const RECEIVED: readonly PaymentStatus[] = [...PAID_STATUSES, 'refunded']

type Order = Parameters<typeof toPayOf>[0] & { paymentStatus: PaymentStatus; refundedPaise: number }

/**
 * What was paid for an order minus what was refunded, paise: the one meaning of revenue on the dashboard, in lists and in
 * exports. 0 before anybody has paid; what came off before it was paid was never charged.
 */
export const netPaymentPaise = ({ paymentStatus, refundedPaise, ...order }: Order): number =>
  RECEIVED.includes(paymentStatus) ? Math.max(0, toPayOf(order) - refundedPaise) : 0
