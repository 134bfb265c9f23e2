import { isUnsent, type LineState, type OrderStatus, type PaymentStatus } from './moves.ts'

/** Payment received, or collected on delivery. */
const SECURED: readonly PaymentStatus[] = ['paid', 'due', 'partlyRefunded']
const SENDABLE: readonly OrderStatus[] = ['confirmed', 'completed']

type Packed = { status: OrderStatus; paymentStatus: PaymentStatus; pendingTask?: string | null }
type Line = { state: LineState; goods: readonly unknown[] }

/** Whether anything of an order may be sent now. */
export const isSendable = ({ status, paymentStatus, pendingTask }: Packed): boolean =>
  SENDABLE.includes(status) && SECURED.includes(paymentStatus) && pendingTask !== 'fulfil'

/** Whether a line of goods is waiting to be packed. */
export const canPack = (order: Packed, { state, goods }: Line): boolean =>
  isSendable(order) && goods.length > 0 && isUnsent(state)

/**
 * Whether something of an order is waiting to be packed, whatever the state of its other lines: the queues
 * "To pack".
 */
export const hasLinesToPack = (order: Packed & { lines: readonly Line[] }): boolean =>
  order.lines.some((line) => canPack(order, line))
