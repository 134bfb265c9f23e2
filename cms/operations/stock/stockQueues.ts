import { PENDING_FILTERS } from '#domain/panel/pendingFilters.ts'
import type { Queue } from '../panel/queues.ts'

/** The queues of stock levels. */
export const STOCK_QUEUES: readonly Queue[] = [
  { id: 'all', label: 'All', collection: 'stock-levels', where: {}, isWork: false },
  {
    id: 'low',
    label: 'Low or gone',
    collection: 'stock-levels',
    where: PENDING_FILTERS.lowStock,
    isWork: true,
  },
]
