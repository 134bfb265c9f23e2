import { amountToPay } from '../returns/returnedPieces.ts'
import type { PaymentStatus } from './moves.ts'

/** Orders with a payment that was not completely refunded: the meaning of "paid orders" everywhere. */
export const PAID_STATUSES = ['paid', 'partlyRefunded'] as const satisfies readonly PaymentStatus[]

const RECEIVED: readonly PaymentStatus[] = [...PAID_STATUSES, 'refunded']

type Order = Parameters<typeof amountToPay>[0] & { paymentStatus: PaymentStatus; refundedPaise: number }

/**
 * What was paid for an order less refunds, paise: the one definition of revenue on the dashboard, in lists
 * and in exports. 0 before payment; lines cancelled before payment were never charged.
 */
export const netPaymentPaise = ({ paymentStatus, refundedPaise, ...order }: Order): number =>
  RECEIVED.includes(paymentStatus) ? Math.max(0, amountToPay(order) - refundedPaise) : 0
