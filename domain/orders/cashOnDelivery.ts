import type { LineState, OrderStatus, PaymentStatus } from './moves.ts'

type Order = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  method?: string | null
  lines: readonly { state: LineState }[]
}

/** Whether the money of an order is still to be collected on delivery. */
export const isCashDue = ({
  status,
  paymentStatus,
  method,
}: Pick<Order, 'status' | 'paymentStatus' | 'method'>): boolean =>
  method === 'cashOnDelivery' && status === 'confirmed' && paymentStatus === 'due'

/**
 * Whether nothing of a cash on delivery order can be handed over any more: every line that is not cancelled
 * is in one of these states.
 */
export const isCashUncollectable = ({ lines, ...order }: Order, ended: readonly LineState[]): boolean =>
  isCashDue(order) && lines.every(({ state }) => state === 'cancelled' || ended.includes(state))

/** States of goods that did not reach the student: returned or lost. */
export const UNRECEIVED_STATES = ['undelivered', 'lost'] as const satisfies readonly LineState[]

/**
 * The payment of goods that did not reach the student: it is `paid` and owed to them, still `due` for
 * whatever arrives, or the order is `closed` with nothing to pay.
 */
export type UnreceivedPayment = 'paid' | 'due' | 'closed'

export const paymentOfUnreceived = (
  order: Pick<Order, 'status' | 'paymentStatus' | 'method'>,
): UnreceivedPayment => {
  if (order.status === 'cancelled') return 'closed'
  return isCashDue(order) ? 'due' : 'paid'
}

/**
 * Whether all goods that were not cancelled are delivered: the due amount was collected with the last parcel.
 */
export function isFullyDelivered(lines: readonly { goods: readonly unknown[]; state: LineState }[]): boolean {
  const sent = lines.filter(({ goods, state }) => goods.length > 0 && state !== 'cancelled')
  return sent.length > 0 && sent.every(({ state }) => state === 'delivered')
}
