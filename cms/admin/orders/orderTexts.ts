import type { FulfilmentStage } from '#domain/orders/fulfilmentStage.ts'
import type { PayMethod } from '#domain/orders/methods.ts'
import type { LineState, OrderStatus, PaymentStatus } from '#domain/orders/moves.ts'
import type { ORDER_EVENTS } from '#domain/orders/OrderSchemas.ts'
import { REFUND_STATES, type RefundState } from '#domain/orders/refunds.ts'
import { REFUND_STATE_NAMES } from '#domain/returns/names.ts'

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'plain'
type BadgeContent = { text: string; tone: Tone }
const badge = (text: string, tone: Tone = 'plain'): BadgeContent => ({ text, tone })

/** Badges of order, payment and line statuses. */
export const STATUS_BADGES: Record<OrderStatus, BadgeContent> = {
  placed: badge('Placed', 'warning'),
  confirmed: badge('Confirmed', 'info'),
  completed: badge('Completed', 'success'),
  cancelled: badge('Cancelled'),
  expired: badge('Expired'),
}
export const PAYMENT_BADGES: Record<PaymentStatus, BadgeContent> = {
  pending: badge('Not paid', 'warning'),
  failed: badge('Payment failed', 'danger'),
  due: badge('Payment due', 'warning'),
  paid: badge('Paid', 'success'),
  partlyRefunded: badge('Partly refunded', 'info'),
  refunded: badge('Refunded', 'info'),
}
const PAID_LATER: readonly string[] = ['cashOnDelivery', 'bankTransfer', 'offline'] satisfies PayMethod[]

/** The badge of a payment; an order that was closed before cash or a transfer came had no payment that failed. */
export const paymentBadge = ({
  paymentStatus,
  method,
}: {
  paymentStatus: PaymentStatus
  method?: string
}): BadgeContent =>
  paymentStatus === 'failed' && PAID_LATER.includes(method ?? '')
    ? badge('Not paid')
    : PAYMENT_BADGES[paymentStatus]
const WITHOUT_MONEY: readonly PaymentStatus[] = ['pending', 'failed', 'due']

/** One badge for an order: that it is closed when it was closed without money, else its payment. */
export const orderBadge = ({
  status,
  paymentStatus,
}: {
  status: OrderStatus
  paymentStatus: PaymentStatus
}): BadgeContent =>
  (status === 'cancelled' || status === 'expired') && WITHOUT_MONEY.includes(paymentStatus)
    ? STATUS_BADGES[status]
    : PAYMENT_BADGES[paymentStatus]

export const FULFILMENT_BADGES: Record<FulfilmentStage, BadgeContent> = {
  open: badge('Not started'),
  waiting: badge('To fulfil', 'warning'),
  partly: badge('Partly fulfilled', 'info'),
  packed: badge('Packed', 'info'),
  shipped: badge('On the way', 'info'),
  undecided: badge('To decide', 'danger'),
  done: badge('Fulfilled', 'success'),
  ended: badge('Closed'),
  cancelled: badge('Not fulfilled'),
}
export const LINE_BADGES: Record<LineState, BadgeContent> = {
  waiting: badge('Waiting', 'warning'),
  backordered: badge('Keys missing', 'danger'),
  packed: badge('Packed', 'info'),
  shipped: badge('On the way', 'info'),
  delivered: badge('Delivered', 'success'),
  undelivered: badge('Returned to us, to decide', 'danger'),
  lost: badge('Lost, to decide', 'danger'),
  fulfilled: badge('Access given', 'success'),
  returned: badge('Returned'),
  refunded: badge('Refunded'),
  revoked: badge('Access ended'),
  cancelled: badge('Cancelled'),
}
const REFUND_TONES: Record<RefundState, Tone> = {
  due: 'warning',
  pending: 'info',
  done: 'success',
  failed: 'danger',
  byHand: 'warning',
}
export const REFUND_BADGES = Object.fromEntries(
  REFUND_STATES.map((state) => [state, badge(REFUND_STATE_NAMES[state], REFUND_TONES[state])]),
) as Record<RefundState, BadgeContent>
export const ATTEMPT_BADGES: Record<'created' | 'paid' | 'failed', BadgeContent> = {
  created: badge('Open', 'warning'),
  paid: badge('Paid', 'success'),
  failed: badge('Failed', 'danger'),
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
/** Display name of a gateway or payment method; methods named by a gateway (`upi`, `card`) stay as they are. */
export const gatewayName = (id: string): string => GATEWAYS[id] ?? id

export const PANEL_NAMES = {
  web: 'the storefront',
  admin: 'the admin panel',
  franchise: 'the franchise panel',
}

export const EVENT_NAMES: Record<(typeof ORDER_EVENTS)[number], string> = {
  placed: 'Order placed',
  paymentStarted: 'Payment started',
  paymentFailed: 'Payment failed',
  paymentDue: 'Payment due',
  paid: 'Paid',
  confirmed: 'Order confirmed',
  fulfilled: 'Access given',
  backordered: 'Keys are missing',
  packed: 'Packed',
  shipped: 'Handed over for delivery',
  delivered: 'Delivered',
  cameBack: 'Could not be delivered, returned to us',
  lost: 'Lost in transit',
  cancelled: 'Order cancelled',
  lineCancelled: 'Cancelled in part',
  returnAsked: 'Return requested',
  returnApproved: 'Return approved',
  returnRefused: 'Return refused',
  returnWithdrawn: 'Request withdrawn',
  returned: 'Return received',
  lineRefunded: 'Refund issued',
  sentAgain: 'Being sent again',
  addressChanged: 'Delivery address changed',
  corrected: 'Delivery status corrected',
  expired: 'Not paid in time, order closed',
  soldOut: 'Sold out in the meantime',
  refundStarted: 'Refund started',
  refunded: 'Refunded',
  refundFailed: 'Refund failed',
  note: 'Note',
}
