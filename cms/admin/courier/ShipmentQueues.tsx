import type { ServerProps } from 'payload'
import { PARCEL_QUEUES } from '../../operations/courier/parcelQueues.ts'
import { ListQueues } from '../panel/ListQueues.tsx'

/** Over the list of parcels: its queues. */
export const ShipmentQueues = ({ payload }: ServerProps) => (
  <ListQueues payload={payload} queues={PARCEL_QUEUES} />
)
