import { PENDING_FILTERS } from '#domain/panel/pendingFilters.ts'
import type { Queue } from '../panel/queues.ts'

/** The queues of the returns page, in working order. */
export const RETURN_QUEUES: readonly Queue[] = [
  { id: 'all', label: 'All', collection: 'returns', where: {}, isWork: false },
  {
    id: 'requested',
    label: 'To decide',
    collection: 'returns',
    where: PENDING_FILTERS.returnsToDecide,
    isWork: true,
  },
  {
    id: 'approved',
    label: 'On their way back',
    collection: 'returns',
    where: { state: { equals: 'approved' } },
    isWork: true,
  },
  {
    id: 'refunding',
    label: 'Being paid back',
    collection: 'returns',
    where: { state: { in: ['received', 'refunding'] } },
    isWork: false,
  },
]
