import { isUnsent, type LineState, type OrderStatus, type PaymentStatus } from './moves.ts'

/** Money that is there, or comes at the door. */
const OWED: readonly PaymentStatus[] = ['paid', 'due', 'partlyRefunded']
const SENDS: readonly OrderStatus[] = ['confirmed', 'completed']

type Packed = { status: OrderStatus; paymentStatus: PaymentStatus; pendingTask?: string | null }
type Line = { state: LineState; goods: readonly unknown[] }

/** Whether an order may be sent at all now. */
export const isSendable = ({ status, paymentStatus, pendingTask }: Packed): boolean =>
  SENDS.includes(status) && OWED.includes(paymentStatus) && pendingTask !== 'fulfil'

/** Whether a line of goods waits to be packed. */
export const canPack = (order: Packed, { state, goods }: Line): boolean =>
  isSendable(order) && goods.length > 0 && isUnsent(state)

/** Whether something of an order waits to be packed, whatever else of it is open or on its way: the queues "To send". */
export const isToPack = (order: Packed & { lines: readonly Line[] }): boolean =>
  order.lines.some((line) => canPack(order, line))
