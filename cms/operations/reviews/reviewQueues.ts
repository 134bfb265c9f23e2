import { PENDING_FILTERS } from '#domain/panel/pendingFilters.ts'
import type { Queue } from '../panel/queues.ts'

const collection = 'product-reviews'

/** The queues of the reviews page. */
export const REVIEW_QUEUES: readonly Queue[] = [
  { id: 'all', label: 'All', collection, where: {}, isWork: false },
  { id: 'pending', label: 'To approve', collection, where: PENDING_FILTERS.reviewsToApprove, isWork: true },
  {
    id: 'unanswered',
    label: 'Without a reply',
    collection,
    isWork: false,
    where: { state: { equals: 'approved' }, reply: { exists: false } },
  },
]
