import type { OrderStatus, PaymentStatus } from '#domain/orders/moves.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import type { Order } from '#payload-types'

/** Money that is there, or comes at the door. */
const OWED: readonly PaymentStatus[] = ['paid', 'due', 'partlyRefunded']
const SENDS: readonly OrderStatus[] = ['confirmed', 'completed']

type Packed = Pick<Order, 'status' | 'paymentStatus' | 'work'>

/** Whether an order may be sent at all now. */
export const isSendable = ({ status, paymentStatus, work }: Packed): boolean =>
  SENDS.includes(status) && OWED.includes(paymentStatus) && work !== 'fulfil'

/** Whether a line of goods waits to be packed. */
export const canPack = (order: Packed, { state, goods }: Pick<OrderLine, 'state' | 'goods'>): boolean =>
  isSendable(order) && goods.length > 0 && (state === 'waiting' || state === 'backordered')
