import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { inProject } from '#access/compose.ts'
import { viewersOf } from '#access/moduleRules.ts'

/** A filter of a list by name, for work that is looked through from day to day. */
export type Queue = {
  id: string
  label: string
  collection: CollectionSlug
  /** Every field one condition, as the filter form of the list writes it. */
  where: Where
  /** Whether somebody has to do something about what is in it. */
  isWork: boolean
}
export type CountedQueue = Queue & { count: number }

/** How much there is in each queue that the asker may see, of what they may see. */
export async function countQueues(req: PayloadRequest, queues: readonly Queue[]): Promise<CountedQueue[]> {
  const here = inProject({ req })
  const counted = await Promise.all(
    queues.map(async (queue): Promise<CountedQueue[]> => {
      const seen = viewersOf(queue.collection)({ req })
      if (here === false || seen === false) return []
      const and = [queue.where, here, seen].filter((one): one is Where => typeof one === 'object')
      const { totalDocs } = await req.payload.db.count({ collection: queue.collection, where: { and } })
      return [{ ...queue, count: totalDocs }]
    }),
  )
  return counted.flat()
}
