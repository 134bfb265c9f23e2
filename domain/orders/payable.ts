import type { OrderStatus, PaymentStatus } from './moves.ts'

/** No money was received or is on its way. */
const UNPAID: readonly PaymentStatus[] = ['pending', 'failed']

type Order = { status: OrderStatus; paymentStatus: PaymentStatus }

/**
 * Whether an order waits for its student's payment: placed, with no transfer or cash on delivery expected.
 */
export const isPayable = ({ status, paymentStatus }: Order): boolean =>
  status === 'placed' && UNPAID.includes(paymentStatus)

/** `isPayable` as a list filter, one condition per field. */
export const PAYABLE_ORDERS = { status: { equals: 'placed' }, paymentStatus: { in: [...UNPAID] } }
