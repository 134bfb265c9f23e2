import { LRUCache } from 'lru-cache'
import type { BasePayload, CollectionSlug, DataFromCollectionSlug, SelectType, Where } from 'payload'
import { stampsOf } from './directRows.ts'

type Args<S extends CollectionSlug> = {
  payload: BasePayload
  collection: S
  where: Where
  limit: number
  /** Always the same for one collection. */
  select?: SelectType
}

const KEPT_AT_MOST = 5000

type Stamp = { id: string; updatedAt: string }
type Kept = { stamp: string; doc: unknown }
type Store = {
  kept: LRUCache<string, Kept>
  /** What is being read, by its name and stamp: a crowd that misses the same document reads it once. */
  coming: Map<string, Promise<unknown>>
}
const stores = new WeakMap<object, Store>()

function storeOf(payload: BasePayload): Store {
  const store = stores.get(payload.db) ?? {
    kept: new LRUCache<string, Kept>({ max: KEPT_AT_MOST }),
    coming: new Map<string, Promise<unknown>>(),
  }
  stores.set(payload.db, store)
  return store
}

/**
 * Documents with their lists and relations, as ids. Each is kept in memory and counts as long as the database says the same
 * `updatedAt`, which is one narrow read: an edit is seen by the very next call, in whichever process it was made.
 */
export async function documentCache<S extends CollectionSlug>(
  args: Args<S>,
): Promise<DataFromCollectionSlug<S>[]> {
  const { payload, collection, where, limit } = args
  const { kept, coming } = storeOf(payload)
  const nameOf = ({ id }: Stamp) => `${collection}:${id}`
  const stamps = await stampsOf(payload, collection, where, limit)
  const missing = stamps.filter((stamp) => {
    const isKept = kept.get(nameOf(stamp))?.stamp === stamp.updatedAt
    return !isKept && !coming.has(`${nameOf(stamp)}@${stamp.updatedAt}`)
  })
  if (missing.length > 0) {
    const reading = readAll(args, missing)
    for (const stamp of missing) {
      const name = `${nameOf(stamp)}@${stamp.updatedAt}`
      const one = reading.then((docs) => docs.get(stamp.id)).finally(() => coming.delete(name))
      coming.set(name, one)
      // Whoever waits for it is told; nobody else has to be.
      one.catch(() => undefined)
    }
  }
  const docs = await Promise.all(
    stamps.map((stamp) => coming.get(`${nameOf(stamp)}@${stamp.updatedAt}`) ?? kept.get(nameOf(stamp))?.doc),
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
  const { kept } = storeOf(payload)
  for (const doc of docs) kept.set(`${collection}:${doc.id}`, { stamp: doc.updatedAt, doc })
  return new Map(docs.map((doc) => [String(doc.id), doc]))
}
