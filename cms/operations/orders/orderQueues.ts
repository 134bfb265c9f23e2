import { PAYABLE_ORDERS } from '#domain/orders/payable.ts'
import { WAITING } from '#domain/panel/waitingFilters.ts'
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
    where: WAITING.unfulfilledOrders,
    isWork: true,
  },
  {
    id: 'transfers',
    label: 'Transfers to confirm',
    collection: 'orders',
    where: WAITING.transfersToConfirm,
    isWork: true,
  },
  {
    id: 'toPack',
    label: 'To pack',
    collection: 'orders',
    where: WAITING.ordersToPack,
    isWork: true,
  },
  {
    id: 'returns',
    label: 'Returns to decide',
    collection: 'returns',
    where: WAITING.returnsToDecide,
    isWork: true,
  },
  {
    id: 'refunds',
    label: 'Refunds to look at',
    collection: 'refunds',
    where: WAITING.refundsToCheck,
    isWork: true,
  },
]
