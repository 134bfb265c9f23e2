import type { PayloadRequest, Where } from 'payload'
import { inProject } from '#access/compose.ts'
import { viewersOf } from '#access/moduleRules.ts'

type Queue = {
  id: string
  label: string
  collection: 'orders' | 'refunds'
  /** Every field one condition, as the filter form of the list writes it. */
  where: Where
  isWork: boolean
}

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
    id: 'refunds',
    label: 'Refunds to look at',
    collection: 'refunds',
    where: { state: { in: ['failed', 'byHand'] } },
    isWork: true,
  },
]

export type CountedQueue = Queue & { count: number }

/** How much there is in each queue that the asker may see, of what they may see. */
export async function countQueues(req: PayloadRequest): Promise<CountedQueue[]> {
  const here = inProject({ req })
  const counted = await Promise.all(
    ORDER_QUEUES.map(async (queue): Promise<CountedQueue[]> => {
      const seen = viewersOf(queue.collection)({ req })
      if (here === false || seen === false) return []
      const and = [queue.where, here, seen].filter((one): one is Where => typeof one === 'object')
      const { totalDocs } = await req.payload.db.count({ collection: queue.collection, where: { and } })
      return [{ ...queue, count: totalDocs }]
    }),
  )
  return counted.flat()
}
