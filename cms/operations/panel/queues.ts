import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { inProject } from '#access/compose.ts'
import { viewersOf } from '#access/moduleRules.ts'

/** A named filter of a list, for recurring work. */
export type Queue = {
  id: string
  label: string
  collection: CollectionSlug
  /** One condition per field, in the format of the list's filter form. */
  where: Where
  /** Whether its items need action by staff. */
  isWork: boolean
}
export type CountedQueue = Queue & { count: number }

/** The queues that the requesting user may view, with the number of items visible to them. */
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
