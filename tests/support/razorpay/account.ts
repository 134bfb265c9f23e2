import type { Order, Payment, PaymentStatus, Refund, RefundStatus } from './entities.ts'
import { addPayment, find, type Ledger, openLedger, setPaymentStatus } from './ledger.ts'
import { Refused } from './Refused.ts'
import { setRefundStatus } from './refunds.ts'
import { hmac, makeWebhook, type Webhook, type WebhookOptions } from './webhooks.ts'

export type Callback = {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

/** A merchant's account: its entities, and the events that a test triggers. */
export type RazorpayAccount = {
  keyId: string
  keySecret: string
  webhookSecret: string
  orders: ReadonlyMap<string, Order>
  payments: ReadonlyMap<string, Payment>
  refunds: ReadonlyMap<string, Refund>
  /** Pays an order, even a paid one. By default with UPI, and captured if the order captures automatically, else authorized. */
  pay: (orderId: string, how?: { method?: string; status?: PaymentStatus }) => Payment
  /** Sets a payment's status, such as from failed to authorized. */
  turnPayment: (paymentId: string, status: PaymentStatus) => Payment
  turnRefund: (refundId: string, status: RefundStatus) => Refund
  /** Sets the initial status of new refunds; `processed` by default. */
  startRefundsAs: (status: 'pending' | 'processed') => void
  /** From now on an order with a known receipt is refused, even if the request has `unique_receipt`. */
  refuseKnownReceipts: () => void
  /** Forgets all idempotency keys of refunds, as Razorpay does after a while. */
  forgetRefundKeys: () => void
  /** The signed callback fields that the browser posts after a payment. */
  signedCallback: (payment: Payment) => Callback
  /** A signed webhook with the current state of a payment or refund. */
  webhook: (event: string, about: Payment | Refund, options?: WebhookOptions) => Webhook
}

export type OpenAccount = {
  account: RazorpayAccount
  ledger: Ledger
  /** Pays from the checkout script; throws a Refused on a paid order, a wrong amount or a declined payment. */
  payInBrowser: (asked: { order_id?: unknown; amount?: unknown; status?: unknown }) => Callback
}

type Keys = Pick<RazorpayAccount, 'keyId' | 'keySecret' | 'webhookSecret'>

export function openAccount(keys: Keys): OpenAccount {
  const ledger = openLedger()
  const endOf = (orderId: string) => (ledger.autoCaptured.has(orderId) ? 'captured' : 'authorized')
  const signedCallback = ({ id, order_id }: Payment): Callback => ({
    razorpay_payment_id: id,
    razorpay_order_id: order_id,
    razorpay_signature: hmac(keys.keySecret, `${order_id}|${id}`),
  })
  const account: RazorpayAccount = {
    ...keys,
    orders: ledger.orders,
    payments: ledger.payments,
    refunds: ledger.refunds,
    pay: (orderId, { method = 'upi', status = endOf(orderId) } = {}) =>
      addPayment(ledger, orderId, { method, status }),
    turnPayment: (id, status) => setPaymentStatus(ledger, id, status),
    turnRefund: (id, status) => setRefundStatus(ledger, id, status),
    startRefundsAs: (status) => {
      ledger.refundsStart = status
    },
    refuseKnownReceipts: () => {
      ledger.areReceiptsRefused = true
    },
    forgetRefundKeys: () => ledger.refundKeys.clear(),
    signedCallback,
    webhook: (event, about, options = {}) => {
      const refund = about.entity === 'refund' ? about : undefined
      const payment = refund ? find(ledger.payments, refund.payment_id) : (about as Payment)
      const order = event.startsWith('order.') ? find(ledger.orders, payment.order_id) : undefined
      return makeWebhook(event, { refund, payment, order }, { secret: keys.webhookSecret, ...options })
    },
  }
  return {
    account,
    ledger,
    payInBrowser: ({ order_id, amount, status }) => {
      const order = find(ledger.orders, String(order_id))
      if (order.status === 'paid') throw new Refused('Order is already paid')
      if (amount !== order.amount) throw new Refused('The amount is not that of the order', 400, 'amount')
      const payment = account.pay(order.id, status === 'failed' ? { status } : {})
      if (payment.status === 'failed')
        throw new Refused(payment.error_description ?? '', 400, undefined, {
          payment_id: payment.id,
          order_id: order.id,
        })
      return signedCallback(payment)
    },
  }
}
