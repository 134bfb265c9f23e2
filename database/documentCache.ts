import { LRUCache } from 'lru-cache'
import type { BasePayload, CollectionSlug, DataFromCollectionSlug, SelectType, Where } from 'payload'
import { readUpdatedAt } from './directRows.ts'

type Args<S extends CollectionSlug> = {
  payload: BasePayload
  collection: S
  where: Where
  limit: number
  /** Must always be the same for a collection. */
  select?: SelectType
}

const MAX_DOCUMENTS = 5000

type Stamp = { id: string; updatedAt: string }
type CachedDocument = { stamp: string; doc: unknown }
type Store = {
  cache: LRUCache<string, CachedDocument>
  /** Running reads by document and stamp: concurrent requests for an uncached document read it once. */
  pending: Map<string, Promise<unknown>>
}
const stores = new WeakMap<object, Store>()

function storeOf(payload: BasePayload): Store {
  const store = stores.get(payload.db) ?? {
    cache: new LRUCache<string, CachedDocument>({ max: MAX_DOCUMENTS }),
    pending: new Map<string, Promise<unknown>>(),
  }
  stores.set(payload.db, store)
  return store
}

/**
 * Documents with their lists, and relations as ids. Each is cached in memory and valid as long as its
 * `updatedAt` in the database is the same, which is one narrow read: an edit is visible to the very next
 * call, in whichever process it was made.
 */
export async function documentCache<S extends CollectionSlug>(
  args: Args<S>,
): Promise<DataFromCollectionSlug<S>[]> {
  const { payload, collection, where, limit } = args
  const { cache, pending } = storeOf(payload)
  const nameOf = ({ id }: Stamp) => `${collection}:${id}`
  const stamps = await readUpdatedAt(payload, collection, where, limit)
  const missing = stamps.filter((stamp) => {
    const isCached = cache.get(nameOf(stamp))?.stamp === stamp.updatedAt
    return !isCached && !pending.has(`${nameOf(stamp)}@${stamp.updatedAt}`)
  })
  if (missing.length > 0) {
    const reading = readAll(args, missing)
    for (const stamp of missing) {
      const name = `${nameOf(stamp)}@${stamp.updatedAt}`
      const document = reading.then((docs) => docs.get(stamp.id)).finally(() => pending.delete(name))
      pending.set(name, document)
      // Errors are reported to the waiting callers; here they only must not be unhandled.
      document.catch(() => undefined)
    }
  }
  const docs = await Promise.all(
    stamps.map(
      (stamp) => pending.get(`${nameOf(stamp)}@${stamp.updatedAt}`) ?? cache.get(nameOf(stamp))?.doc,
    ),
  )
  return docs.filter((doc) => doc !== undefined) as DataFromCollectionSlug<S>[]
}

async function readAll<S extends CollectionSlug>(
  { payload, collection, select }: Args<S>,
  stamps: readonly Stamp[],
): Promise<Map<string, unknown>> {
  const { docs } = await payload.db.find<DataFromCollectionSlug<S> & Stamp>({
    collection,
    where: { id: { in: stamps.map(({ id }) => id) } },
    ...(select ? { select: { ...select, updatedAt: true } } : {}),
    pagination: false,
    limit: stamps.length,
  })
  const { cache } = storeOf(payload)
  for (const doc of docs) cache.set(`${collection}:${doc.id}`, { stamp: doc.updatedAt, doc })
  return new Map(docs.map((doc) => [String(doc.id), doc]))
}
