import type { ServerProps } from 'payload'
import { PARCEL_QUEUES } from '../../operations/shipments/parcelQueues.ts'
import { ListQueues } from '../lists/ListQueues.tsx'
import { BulkParcels } from './BulkParcels.tsx'
import { canManageParcels } from './canManageParcels.ts'

/** Above the list of parcels: its queues and bulk actions. */
export const ShipmentQueues = async ({ payload }: ServerProps) => (
  <>
    <ListQueues payload={payload} queues={PARCEL_QUEUES} />
    {(await canManageParcels(payload)) && <BulkParcels of="parcels" />}
  </>
)
