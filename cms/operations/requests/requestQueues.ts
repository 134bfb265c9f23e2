import { PENDING_FILTERS } from '#domain/panel/pendingFilters.ts'
import { REQUEST_KINDS } from '#domain/requests/requests.ts'
import { WAITING_REQUESTS } from '#domain/requests/states.ts'
import type { Queue } from '../panel/queues.ts'

const collection = 'lead-submissions'
const isUnfinished = { state: { in: [...WAITING_REQUESTS] } }

/** The queues of user requests: all, open, unassigned, and by kind. */
export const REQUEST_QUEUES: readonly Queue[] = [
  { id: 'all', label: 'All', collection, where: {}, isWork: false },
  { id: 'open', label: 'To begin', collection, where: PENDING_FILTERS.openRequests, isWork: true },
  {
    id: 'unowned',
    label: 'Unassigned',
    collection,
    isWork: true,
    where: { ...isUnfinished, owner: { exists: false } },
  },
  ...REQUEST_KINDS.filter(({ id }) => id !== 'other').map(
    ({ id, label }): Queue => ({
      id,
      label,
      collection,
      isWork: true,
      where: { ...isUnfinished, kind: { equals: id } },
    }),
  ),
]
