import {
  amountOf,
  type Body,
  currencyOf,
  isCapturedAutomatically,
  notesOf,
  onlyFields,
  receiptOf,
} from './checks.ts'
import {
  nowInSeconds,
  type Order,
  type Payment,
  type PaymentStatus,
  type Refund,
  randomIdSuffix,
} from './entities.ts'
import { Refused } from './Refused.ts'

/** The entities of an account in the order of their creation. */
export type Ledger = {
  orders: Map<string, Order>
  payments: Map<string, Payment>
  refunds: Map<string, Refund>
  /** Ids of orders whose payments are captured automatically. */
  autoCaptured: Set<string>
  /** Refunds by idempotency key; `asked` is the request that used it. */
  refundKeys: Map<string, { asked: string; refund: Refund }>
  /** Initial status of new refunds. */
  refundsStart: 'pending' | 'processed'
  /** Some accounts refuse a known receipt even if the request has `unique_receipt`. */
  areReceiptsRefused: boolean
}

export const openLedger = (): Ledger => ({
  orders: new Map(),
  payments: new Map(),
  refunds: new Map(),
  autoCaptured: new Set(),
  refundKeys: new Map(),
  refundsStart: 'processed',
  areReceiptsRefused: false,
})

export function find<T>(among: Map<string, T>, id: string): T {
  const found = among.get(id)
  if (!found) throw new Refused('The id provided does not exist')
  return found
}

const ORDER_FIELDS = [
  'amount',
  'currency',
  'receipt',
  'notes',
  'payment',
  'payment_capture',
  'unique_receipt',
  'partial_payment',
]

export function createOrder(ledger: Ledger, body: Body): Order {
  onlyFields(body, ORDER_FIELDS)
  const amount = amountOf(body)
  const currency = currencyOf(body)
  const receipt = receiptOf(body)
  const notes = notesOf(body)
  const isAlone = isCapturedAutomatically(body)
  const first = receipt && [...ledger.orders.values()].find((order) => order.receipt === receipt)
  if (first && body.unique_receipt === true && !ledger.areReceiptsRefused) return first
  if (first) throw new Refused('Order receipt should be unique.', 400, 'receipt')
  const order: Order = {
    id: `order_${randomIdSuffix()}`,
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes,
    created_at: nowInSeconds(),
  }
  ledger.orders.set(order.id, order)
  if (isAlone) ledger.autoCaptured.add(order.id)
  return order
}

const NO_ERROR = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
}
const DECLINED = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment has been declined by the bank.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_declined',
}

/** Adds a payment attempt to an order. */
export function addPayment(
  ledger: Ledger,
  orderId: string,
  { method, status }: { method: string; status: PaymentStatus },
): Payment {
  const order = find(ledger.orders, orderId)
  const payment: Payment = {
    id: `pay_${randomIdSuffix()}`,
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    email: 'payer@example.org',
    contact: '+919800000000',
    notes: [],
    ...NO_ERROR,
    created_at: nowInSeconds(),
  }
  ledger.payments.set(payment.id, payment)
  order.attempts++
  if (order.status === 'created') order.status = 'attempted'
  setPaymentStatus(ledger, payment.id, status)
  return payment
}

/** Sets a payment's status; a captured one also marks its order as paid. */
export function setPaymentStatus(ledger: Ledger, paymentId: string, status: PaymentStatus): Payment {
  const payment = find(ledger.payments, paymentId)
  const order = find(ledger.orders, payment.order_id)
  Object.assign(payment, status === 'failed' ? DECLINED : NO_ERROR, { status })
  if (status === 'captured') {
    payment.captured = true
    Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 })
  }
  return payment
}

export function capture(ledger: Ledger, paymentId: string, body: Body): Payment {
  onlyFields(body, ['amount', 'currency'])
  const payment = find(ledger.payments, paymentId)
  if (payment.captured) throw new Refused('This payment has already been captured')
  if (payment.status !== 'authorized')
    throw new Refused('Only payments which have been authorized and not yet captured can be captured')
  if (find(ledger.orders, payment.order_id).status === 'paid')
    throw new Refused(
      'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
    )
  if (amountOf(body) !== payment.amount)
    throw new Refused('Capture amount must be equal to the amount authorized', 400, 'amount')
  return setPaymentStatus(ledger, paymentId, 'captured')
}
