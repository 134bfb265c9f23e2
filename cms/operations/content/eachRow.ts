import type { BasePayload, CollectionSlug, SelectType, Where } from 'payload'

const BATCH = 200

type Reading = { collection: CollectionSlug; where: Where; select: SelectType }

/** Reads the rows of a collection in portions, by id, and hands each to `visit`. Skips hooks and access. */
export async function eachRow<T extends { id: string | number }>(
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
      limit: BATCH,
      pagination: false,
    })
    for (const row of docs) visit(row)
    if (docs.length < BATCH) return
    after = String(docs[docs.length - 1]?.id)
  }
}
