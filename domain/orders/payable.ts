import type { OrderStatus, PaymentStatus } from './moves.ts'

/** No money is there or on its way. */
const UNPAID: readonly PaymentStatus[] = ['pending', 'failed']

type Order = { status: OrderStatus; paymentStatus: PaymentStatus }

/** Whether an order waits for its student to pay it: placed, and no money is on its way by transfer or at the door. */
export const isPayable = ({ status, paymentStatus }: Order): boolean =>
  status === 'placed' && UNPAID.includes(paymentStatus)

/** The same as the filter of a list, every field one condition. */
export const PAYABLE_ORDERS = { status: { equals: 'placed' }, paymentStatus: { in: [...UNPAID] } }
