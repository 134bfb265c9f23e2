import { WAITING_STATES } from '#domain/doubts/transitions.ts'
import type { Queue } from '../panel/queues.ts'

const collection = 'doubts'
const waiting = { state: { in: [...WAITING_STATES] } }

/** The queues of the doubt desk, in working order. */
export const DOUBT_QUEUES: readonly Queue[] = [
  { id: 'all', label: 'All', collection, where: {}, isWork: false },
  { id: 'waiting', label: 'Waiting for an answer', collection, where: waiting, isWork: true },
  {
    id: 'unassigned',
    label: 'Unassigned',
    collection,
    isWork: true,
    where: { ...waiting, expert: { exists: false } },
  },
  {
    id: 'escalated',
    label: 'Escalated',
    collection,
    isWork: true,
    where: { ...waiting, escalatedFor: { exists: true } },
  },
  {
    id: 'offered',
    label: 'To look at before sharing',
    collection,
    isWork: true,
    where: { sharing: { equals: 'offered' } },
  },
  {
    id: 'poor',
    label: 'Rated 1 or 2',
    collection,
    isWork: false,
    where: { rating: { less_than_equal: 2 } },
  },
]
