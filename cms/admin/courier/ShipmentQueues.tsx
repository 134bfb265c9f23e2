import type { ServerProps } from 'payload'
import { PARCEL_QUEUES } from '../../operations/courier/parcelQueues.ts'
import { ListQueues } from '../panel/ListQueues.tsx'
import { BulkParcels } from './BulkParcels.tsx'
import { canManageParcels } from './mayWorkOnParcels.ts'

/** Above the list of parcels: its queues and bulk actions. */
export const ShipmentQueues = async ({ payload }: ServerProps) => (
  <>
    <ListQueues payload={payload} queues={PARCEL_QUEUES} />
    {(await canManageParcels(payload)) && <BulkParcels of="parcels" />}
  </>
)
