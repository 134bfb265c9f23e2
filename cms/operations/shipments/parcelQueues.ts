import { PENDING_FILTERS } from '#domain/panel/pendingFilters.ts'
import type { Queue } from '../panel/queues.ts'

/** The queues of the parcels page, in working order. */
export const PARCEL_QUEUES: readonly Queue[] = [
  { id: 'all', label: 'All', collection: 'shipments', where: {}, isWork: false },
  {
    id: 'toPack',
    label: 'Orders to pack',
    collection: 'orders',
    where: PENDING_FILTERS.ordersToPack,
    isWork: true,
  },
  {
    id: 'toAssign',
    label: 'Without AWB',
    collection: 'shipments',
    where: PENDING_FILTERS.parcelsWithoutAwb,
    isWork: true,
  },
  {
    id: 'toPickUp',
    label: 'Waiting for pickup',
    collection: 'shipments',
    where: PENDING_FILTERS.parcelsToHandOver,
    isWork: true,
  },
  {
    id: 'onTheWay',
    label: 'On the way',
    collection: 'shipments',
    where: { state: { in: ['pickedUp', 'inTransit', 'outForDelivery'] } },
    isWork: false,
  },
  {
    id: 'failed',
    label: 'Failed attempts',
    collection: 'shipments',
    where: PENDING_FILTERS.failedDeliveries,
    isWork: true,
  },
  {
    id: 'comingBack',
    label: 'Coming back',
    collection: 'shipments',
    where: { state: { equals: 'rtoInitiated' } },
    isWork: false,
  },
  {
    id: 'toDecide',
    label: 'Back or lost, to decide',
    collection: 'shipments',
    where: PENDING_FILTERS.parcelsToDecide,
    isWork: true,
  },
]
