import { LRUCache } from 'lru-cache'
import type { BasePayload, CollectionSlug, DataFromCollectionSlug, SelectType, Where } from 'payload'
import { stampsOf } from './flatRows.ts'

type Args<S extends CollectionSlug> = {
  payload: BasePayload
  collection: S
  where: Where
  limit: number
  /** Always the same for one collection. */
  select?: SelectType
}

const KEPT_AT_MOST = 5000

type Kept = { stamp: string; doc: unknown }
const caches = new WeakMap<object, LRUCache<string, Kept>>()

/**
 * Documents with their lists and relations, as ids. Each is kept in memory and counts as long as the database says the same
 * `updatedAt`, which is one narrow read: an edit is seen by the very next call, in whichever process it was made.
 */
export async function keptDocuments<S extends CollectionSlug>({
  payload,
  collection,
  where,
  limit,
  select,
}: Args<S>): Promise<DataFromCollectionSlug<S>[]> {
  const cache = caches.get(payload.db) ?? new LRUCache<string, Kept>({ max: KEPT_AT_MOST })
  caches.set(payload.db, cache)
  const stamps = await stampsOf(payload, collection, where, limit)
  const keyOf = (id: string) => `${collection}:${id}`
  const missing = stamps.filter(({ id, updatedAt }) => cache.get(keyOf(id))?.stamp !== updatedAt)
  const fresh = new Map<string, unknown>()
  if (missing.length > 0) {
    const { docs } = await payload.db.find<DataFromCollectionSlug<S> & { id: string; updatedAt: string }>({
      collection,
      where: { id: { in: missing.map(({ id }) => id) } },
      ...(select ? { select: { ...select, updatedAt: true } } : {}),
      pagination: false,
      limit: missing.length,
    })
    for (const doc of docs) {
      fresh.set(String(doc.id), doc)
      cache.set(keyOf(String(doc.id)), { stamp: doc.updatedAt, doc })
    }
  }
  return stamps.flatMap(({ id }) => {
    const doc = fresh.get(id) ?? cache.get(keyOf(id))?.doc
    return doc ? [doc as DataFromCollectionSlug<S>] : []
  })
}
