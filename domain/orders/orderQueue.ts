import { hasLinesToPack } from './canPack.ts'
import { isUnsent, type LineState, type OrderStatus, type PaymentStatus } from './moves.ts'
import { PAID_STATUSES } from './netPayment.ts'

/**
 * The queues of staff above the list of orders and on the dashboard. What happens to a parcel, a return or a
 * refund has a queue above its own list.
 */
export const ORDER_QUEUES = ['transfer', 'pack', 'fulfil'] as const
export type OrderQueue = (typeof ORDER_QUEUES)[number]

type Order = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  method?: string | null
  pendingTask?: string | null
  lines: readonly { state: LineState; goods: readonly unknown[] }[]
}

/** Whether staff must confirm that the bank transfer of an order has arrived. */
export const isTransferToConfirm = ({
  method,
  paymentStatus,
  status,
}: Pick<Order, 'method' | 'paymentStatus' | 'status'>): boolean =>
  method === 'bankTransfer' && paymentStatus === 'due' && (status === 'placed' || status === 'expired')

const isPaid = ({ paymentStatus }: Order): boolean =>
  (PAID_STATUSES as readonly PaymentStatus[]).includes(paymentStatus)

/**
 * The one queue of an order, stored with it; null when no work is pending. `transfer`: the
 * bank transfer is to be confirmed; `pack`: goods are to be packed; `fulfil`: it is paid, and something that
 * is not packed, such as a serial key, is still missing.
 */
export function orderQueueOf(order: Order): OrderQueue | null {
  if (isTransferToConfirm(order)) return 'transfer'
  if (hasLinesToPack(order)) return 'pack'
  return isPaid(order) && order.lines.some(({ state }) => isUnsent(state)) ? 'fulfil' : null
}
