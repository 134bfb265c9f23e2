import type { ServerProps } from 'payload'
import { ORDER_QUEUES } from '../../operations/orders/orderQueues.ts'
import { BulkParcels } from '../courier/BulkParcels.tsx'
import { canManageParcels } from '../courier/mayWorkOnParcels.ts'
import { ListQueues } from '../panel/ListQueues.tsx'

/** Above the list of orders: its queues, the button to add an order, and the bulk actions. */
export const OrderQueues = async ({ payload }: ServerProps) => (
  <>
    <ListQueues payload={payload} queues={ORDER_QUEUES} addBy="addOrders" />
    {(await canManageParcels(payload)) && <BulkParcels of="orders" />}
  </>
)
