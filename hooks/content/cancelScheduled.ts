import type { CollectionAfterDeleteHook } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'

/** After a document is deleted: cancels its scheduled changes. */
export const cancelScheduled: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const { payload } = req
  const pending = await readRows({
    payload,
    collection: 'scheduled-changes',
    where: {
      and: [
        { entity: { equals: collection.slug } },
        { entityId: { equals: String(id) } },
        { state: { equals: 'pending' } },
      ],
    },
    sort: ['createdAt'],
    limit: 50,
  })
  for (const change of pending)
    await conditionalUpdate({
      payload,
      collection: 'scheduled-changes',
      where: { and: [{ id: { equals: change.id } }, { state: { equals: 'pending' } }] },
      data: { state: 'cancelled' },
    })
}
