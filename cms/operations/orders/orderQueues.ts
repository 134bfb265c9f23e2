import { PAYABLE_ORDERS } from '#domain/orders/payable.ts'
import { PENDING_FILTERS } from '#domain/panel/pendingFilters.ts'
import type { Queue } from '../panel/queues.ts'

/** The queues of the orders page, in working order. */
export const ORDER_QUEUES: readonly Queue[] = [
  { id: 'all', label: 'All', collection: 'orders', where: {}, isWork: false },
  {
    id: 'unpaid',
    label: 'Waiting for payment',
    collection: 'orders',
    where: PAYABLE_ORDERS,
    isWork: false,
  },
  {
    id: 'unfulfilled',
    label: 'Something missing',
    collection: 'orders',
    where: PENDING_FILTERS.unfulfilledOrders,
    isWork: true,
  },
  {
    id: 'transfers',
    label: 'Transfers to confirm',
    collection: 'orders',
    where: PENDING_FILTERS.transfersToConfirm,
    isWork: true,
  },
  {
    id: 'toPack',
    label: 'To pack',
    collection: 'orders',
    where: PENDING_FILTERS.ordersToPack,
    isWork: true,
  },
  {
    id: 'returns',
    label: 'Returns to decide',
    collection: 'returns',
    where: PENDING_FILTERS.returnsToDecide,
    isWork: true,
  },
  {
    id: 'refunds',
    label: 'Refunds to review',
    collection: 'refunds',
    where: PENDING_FILTERS.refundsToCheck,
    isWork: true,
  },
]
