import type { Fulfilment, LineState, OrderStatus, PaymentStatus } from '#domain/orders/moves.ts'
import type { ORDER_EVENTS } from '#domain/orders/OrderSchemas.ts'
import type { RefundReason, RefundState } from '#domain/orders/refunds.ts'

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'plain'
type Look = { text: string; tone: Tone }
const look = (text: string, tone: Tone = 'plain'): Look => ({ text, tone })

/** How each state of an order, its money and its lines is called in the panel. */
export const STATUS_LOOKS: Record<OrderStatus, Look> = {
  placed: look('Placed', 'warning'),
  confirmed: look('Confirmed', 'info'),
  completed: look('Completed', 'success'),
  cancelled: look('Cancelled'),
  expired: look('Expired'),
}
export const PAYMENT_LOOKS: Record<PaymentStatus, Look> = {
  pending: look('Not paid', 'warning'),
  failed: look('Payment failed', 'danger'),
  due: look('Payment due', 'warning'),
  paid: look('Paid', 'success'),
  partlyRefunded: look('Partly refunded', 'info'),
  refunded: look('Refunded', 'info'),
}
export const FULFILMENT_LOOKS: Record<Fulfilment, Look> = {
  open: look('Not started'),
  waiting: look('To fulfil', 'warning'),
  partly: look('Partly fulfilled', 'info'),
  done: look('Fulfilled', 'success'),
  cancelled: look('Not fulfilled'),
}
export const LINE_LOOKS: Record<LineState, Look> = {
  waiting: look('Waiting', 'warning'),
  backordered: look('Keys missing', 'danger'),
  packed: look('Packed', 'info'),
  shipped: look('On the way', 'info'),
  delivered: look('Delivered', 'success'),
  fulfilled: look('Open', 'success'),
  returned: look('Returned'),
  revoked: look('Taken back'),
  cancelled: look('Cancelled'),
}
export const REFUND_LOOKS: Record<RefundState, Look> = {
  due: look('Asked for', 'warning'),
  pending: look('With the gateway', 'info'),
  done: look('Paid back', 'success'),
  failed: look('Refused by the gateway', 'danger'),
  byHand: look('To pay back by hand', 'warning'),
}
export const ATTEMPT_LOOKS: Record<'created' | 'paid' | 'failed', Look> = {
  created: look('Open', 'warning'),
  paid: look('Paid', 'success'),
  failed: look('Failed', 'danger'),
}

const GATEWAYS: Record<string, string> = {
  sandbox: 'Sandbox',
  razorpay: 'Razorpay',
  cashOnDelivery: 'Cash on delivery',
  bankTransfer: 'Bank transfer',
  offline: 'Taken by staff',
  franchiseFunds: 'Franchise funds',
  online: 'Online',
  none: 'Nothing to pay',
}
/** A gateway or a way to pay, as people call it; what a gateway calls a method stays (`upi`, `card`). */
export const gatewayName = (id: string): string => GATEWAYS[id] ?? id

export const PANEL_NAMES = {
  web: 'the storefront',
  admin: 'the admin panel',
  franchise: 'the franchise panel',
}

export const REASONS: Record<RefundReason, string> = {
  second: 'Paid twice',
  late: 'Paid after the order had ended',
  soldOut: 'Sold out meanwhile',
  cancelled: 'Order cancelled',
  returned: 'Something came back',
}

export const EVENT_NAMES: Record<(typeof ORDER_EVENTS)[number], string> = {
  placed: 'Order placed',
  paymentStarted: 'Payment started',
  paymentFailed: 'Payment failed',
  paymentDue: 'Payment due',
  paid: 'Paid',
  confirmed: 'Order confirmed',
  fulfilled: 'Opened to the student',
  backordered: 'Keys are missing',
  packed: 'Packed',
  shipped: 'Handed over for delivery',
  delivered: 'Delivered',
  cameBack: 'Came back',
  lost: 'Lost on the way',
  cancelled: 'Order cancelled',
  lineCancelled: 'Cancelled in part',
  returned: 'Came back',
  expired: 'Nobody paid, the order has ended',
  soldOut: 'Sold out meanwhile',
  refundStarted: 'Refund started',
  refunded: 'Paid back',
  refundFailed: 'Refund failed',
  note: 'Note',
}
