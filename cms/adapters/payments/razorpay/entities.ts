import { z } from 'zod'
import type { PaymentEventData, RefundEventData, RefundState } from '../PaymentProvider.ts'

const id = (kind: string) => z.string().regex(new RegExp(`^${kind}_[A-Za-z0-9]+$`))
const paise = z.int().nonnegative()
const listOf = <T extends z.ZodType>(entity: T) => z.object({ items: z.array(entity) })

/** An implausible bank number becomes null, so that it does not fail the refund. */
const bankNumber = z.string().trim().min(1).max(80).nullish().catch(null)

/** The fields that we read of Razorpay's entities. Amounts are paise. */
export const OrderSchema = z.object({
  id: id('order'),
  amount: paise,
  currency: z.string(),
  receipt: z.string().nullish(),
})
export const PaymentSchema = z.object({
  id: id('pay'),
  /** Null for a payment without an order, for instance by a payment link. */
  order_id: id('order').nullish(),
  amount: paise,
  currency: z.string(),
  /** created, authorized, captured, refunded or failed; Razorpay may add others. */
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
  /** The ARN for cards, the RRN for UPI, the UTR for net banking; null or absent until the bank has assigned it. */
  acquirer_data: z.object({ arn: bankNumber, rrn: bankNumber, utr: bankNumber }).nullish().catch(null),
})
export const OrdersSchema = listOf(OrderSchema)
export const PaymentsSchema = listOf(PaymentSchema)
export const RefundsSchema = listOf(RefundSchema)

export type RazorpayPayment = z.infer<typeof PaymentSchema>
export type RazorpayRefund = z.infer<typeof RefundSchema>

/** A refunded payment counts as paid; its refund is an event of its own. */
const FINAL_STATUS: Readonly<Record<string, PaymentEventData['status']>> = {
  captured: 'paid',
  refunded: 'paid',
  failed: 'failed',
}

/** The outcome of a payment; null while it is open, or when it has no order. */
export function paymentEventOf({
  id,
  order_id,
  amount,
  status,
  method,
}: RazorpayPayment): PaymentEventData | null {
  const finalStatus = FINAL_STATUS[status]
  if (!order_id || !finalStatus) return null
  return {
    gatewayOrderId: order_id,
    gatewayPaymentId: id,
    status: finalStatus,
    amountPaise: amount,
    method: method ?? null,
  }
}

const REFUND_STATES: Readonly<Record<string, RefundState>> = { processed: 'done', failed: 'failed' }

export function refundEventOf({ id, payment_id, status, acquirer_data }: RazorpayRefund): RefundEventData {
  const bankReference = acquirer_data?.arn ?? acquirer_data?.rrn ?? acquirer_data?.utr
  return {
    gatewayRefundId: id,
    gatewayPaymentId: payment_id,
    state: REFUND_STATES[status] ?? 'pending',
    ...(bankReference ? { bankReference } : {}),
  }
}
