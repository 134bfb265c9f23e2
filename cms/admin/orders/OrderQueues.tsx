import type { ServerProps } from 'payload'
import { ORDER_QUEUES } from '../../operations/orders/orderQueues.ts'
import { ListQueues } from '../lists/ListQueues.tsx'
import { BulkParcels } from '../shipments/BulkParcels.tsx'
import { canManageParcels } from '../shipments/canManageParcels.ts'

/** Above the list of orders: its queues, the button to add an order, and the bulk actions. */
export const OrderQueues = async ({ payload }: ServerProps) => (
  <>
    <ListQueues payload={payload} queues={ORDER_QUEUES} addBy="addOrders" />
    {(await canManageParcels(payload)) && <BulkParcels of="orders" />}
  </>
)
