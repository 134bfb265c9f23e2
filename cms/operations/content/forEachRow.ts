import type { BasePayload, CollectionSlug, SelectType, Where } from 'payload'

const BATCH_SIZE = 200

type Reading = { collection: CollectionSlug; where: Where; select: SelectType }

/** Calls `visit` for every row of a collection, read in batches by id. Skips hooks and access control. */
export async function forEachRow<T extends { id: string | number }>(
  payload: BasePayload,
  { collection, where, select }: Reading,
  visit: (row: T) => void,
): Promise<void> {
  let after = ''
  for (;;) {
    const { docs } = await payload.db.find<T>({
      collection,
      where: after ? { and: [where, { id: { greater_than: after } }] } : where,
      select,
      sort: 'id',
      limit: BATCH_SIZE,
      pagination: false,
    })
    for (const row of docs) visit(row)
    if (docs.length < BATCH_SIZE) return
    after = String(docs[docs.length - 1]?.id)
  }
}
