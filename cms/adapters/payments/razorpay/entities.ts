import { z } from 'zod'
import type { PaymentEventData, RefundEventData, RefundState } from '../PaymentProvider.ts'

const id = (kind: string) => z.string().regex(new RegExp(`^${kind}_[A-Za-z0-9]+$`))
const paise = z.int().nonnegative()
const listOf = <T extends z.ZodType>(entity: T) => z.object({ items: z.array(entity) })

/** Razorpay's entities, as far as they are read. Amounts are paise. */
export const OrderSchema = z.object({
  id: id('order'),
  amount: paise,
  currency: z.string(),
  receipt: z.string().nullish(),
})
export const PaymentSchema = z.object({
  id: id('pay'),
  /** Null for money that came without an order, by a payment link for instance. */
  order_id: id('order').nullish(),
  amount: paise,
  currency: z.string(),
  /** created, authorized, captured, refunded or failed; others may come. */
  status: z.string(),
  method: z.string().nullish(),
})
export const RefundSchema = z.object({
  id: id('rfnd'),
  payment_id: id('pay'),
  amount: paise,
  /** pending, processed or failed. */
  status: z.string(),
  receipt: z.string().nullish(),
})
export const OrdersSchema = listOf(OrderSchema)
export const PaymentsSchema = listOf(PaymentSchema)
export const RefundsSchema = listOf(RefundSchema)

export type RazorpayPayment = z.infer<typeof PaymentSchema>
export type RazorpayRefund = z.infer<typeof RefundSchema>

/** Money that was paid back had come before: the refund is news of its own. */
const ENDED: Readonly<Record<string, PaymentEventData['status']>> = {
  captured: 'paid',
  refunded: 'paid',
  failed: 'failed',
}

/** What a payment says, or null while it has not ended, and when it belongs to no order. */
export function newsOf({ id, order_id, amount, status, method }: RazorpayPayment): PaymentEventData | null {
  const ended = ENDED[status]
  if (!order_id || !ended) return null
  return {
    gatewayOrderId: order_id,
    gatewayPaymentId: id,
    status: ended,
    amountPaise: amount,
    method: method ?? null,
  }
}

const REFUND_STATES: Readonly<Record<string, RefundState>> = { processed: 'done', failed: 'failed' }

export const refundEventOf = ({ id, payment_id, status }: RazorpayRefund): RefundEventData => ({
  gatewayRefundId: id,
  gatewayPaymentId: payment_id,
  state: REFUND_STATES[status] ?? 'pending',
})
