import type { LineState, OrderStatus, PaymentStatus } from './moves.ts'

type Order = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  method?: string | null
  lines: readonly { state: LineState }[]
}

/** Whether the money of an order is still to be collected at the door. */
export const isDueAtDoor = ({
  status,
  paymentStatus,
  method,
}: Pick<Order, 'status' | 'paymentStatus' | 'method'>): boolean =>
  method === 'cashOnDelivery' && status === 'confirmed' && paymentStatus === 'due'

/**
 * Whether an order was to be paid on delivery and nothing of it can be handed over any more: every line that was not cancelled is in one of
 * these states.
 */
export const isUnpaidAtDoor = ({ lines, ...order }: Order, ended: readonly LineState[]): boolean =>
  isDueAtDoor(order) && lines.every(({ state }) => state === 'cancelled' || ended.includes(state))

/** Goods that did not reach the student: those that came back, and those that were lost. */
export const NOT_RECEIVED = ['undelivered', 'lost'] as const satisfies readonly LineState[]

/**
 * What goods that did not reach the student mean for their money: it was `paid` and is owed to them, it is still `due` for whatever
 * arrives, or the order is `closed` and nothing is to be paid.
 */
export type UnreceivedMoney = 'paid' | 'due' | 'closed'

export const moneyOfUnreceived = (
  order: Pick<Order, 'status' | 'paymentStatus' | 'method'>,
): UnreceivedMoney => {
  if (order.status === 'cancelled') return 'closed'
  return isDueAtDoor(order) ? 'due' : 'paid'
}

/** Whether something of an order was handed over and nothing else is still to come: what is due was collected with the last of it. */
export function isHandedOver(lines: readonly { goods: readonly unknown[]; state: LineState }[]): boolean {
  const sent = lines.filter(({ goods, state }) => goods.length > 0 && state !== 'cancelled')
  return sent.length > 0 && sent.every(({ state }) => state === 'delivered')
}
