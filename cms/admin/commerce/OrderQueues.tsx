import type { ServerProps } from 'payload'
import { ORDER_QUEUES } from '../../operations/orders/orderQueues.ts'
import { ListQueues } from '../panel/ListQueues.tsx'

/** Over the list of orders: its queues, and the way to add an order. */
export const OrderQueues = ({ payload }: ServerProps) => (
  <ListQueues payload={payload} queues={ORDER_QUEUES} addBy="addOrders" />
)
