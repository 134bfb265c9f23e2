import type { Queue } from '../panel/queues.ts'

/** What staff look through, in the order of the day. */
export const ORDER_QUEUES: readonly Queue[] = [
  { id: 'all', label: 'All', collection: 'orders', where: {}, isWork: false },
  {
    id: 'unpaid',
    label: 'Waiting for payment',
    collection: 'orders',
    where: { status: { equals: 'placed' }, paymentStatus: { in: ['pending', 'failed'] } },
    isWork: false,
  },
  {
    id: 'unfulfilled',
    label: 'Paid, not fulfilled',
    collection: 'orders',
    where: { paymentStatus: { in: ['paid', 'due'] }, fulfilment: { in: ['waiting', 'partly'] } },
    isWork: true,
  },
  {
    id: 'transfers',
    label: 'Transfers to confirm',
    collection: 'orders',
    where: {
      method: { equals: 'bankTransfer' },
      paymentStatus: { equals: 'due' },
      status: { in: ['placed', 'expired'] },
    },
    isWork: true,
  },
  {
    id: 'toSend',
    label: 'To send',
    collection: 'orders',
    where: { status: { equals: 'confirmed' }, address: { exists: true }, fulfilment: { equals: 'waiting' } },
    isWork: true,
  },
  {
    id: 'returns',
    label: 'Returns to decide',
    collection: 'returns',
    where: { state: { in: ['asked', 'approved'] } },
    isWork: true,
  },
  {
    id: 'refunds',
    label: 'Refunds to look at',
    collection: 'refunds',
    where: { state: { in: ['failed', 'byHand'] } },
    isWork: true,
  },
]
