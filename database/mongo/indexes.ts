import type { BasePayload } from 'payload'

type Key = Record<string, 1 | -1 | '2dsphere'>
type Index = { name: string; key: Key; unique: boolean; sparse: boolean }
type Collection = {
  indexes: () => Promise<(Partial<Index> & { name: string; key: Key })[]>
  createIndex: (key: Key, options: Omit<Index, 'key'>) => Promise<string>
  dropIndex: (name: string) => Promise<unknown>
}
type Model = {
  schema: { indexes: () => [key: Key, options: { unique?: boolean; sparse?: boolean }][] }
  collection: Collection
}

/** Indexes of one collection to create, and names of those to drop. */
type Change = { collection: Collection; create: Index[]; drop: string[] }

const modelsOf = (payload: BasePayload): Model[] => {
  const { collections, versions } = payload.db as unknown as Record<
    'collections' | 'versions',
    Record<string, Model>
  >
  return [...Object.values(collections), ...Object.values(versions)]
}

const nameOf = (key: Key): string => Object.entries(key).flat().join('_')

/**
 * The indexes of a model by its collection's configuration. Those that are not unique end with the id, as every sort does
 * (makePortable), since MongoDB sorts by an index only if it contains all sort keys.
 */
function wantedIndexes({ schema }: Model): Index[] {
  const byName = new Map<string, Index>()
  for (const [fields, { unique = false, sparse = false }] of schema.indexes()) {
    const isWhole = unique || '_id' in fields || Object.values(fields).includes('2dsphere')
    const key: Key = isWhole ? fields : { ...fields, _id: 1 }
    byName.set(nameOf(key), { name: nameOf(key), key, unique, sparse })
  }
  return [...byName.values()]
}

async function existingIndexes(collection: Collection): Promise<Index[]> {
  // A collection that does not exist yet has no indexes.
  const found = await collection.indexes().catch((err: { code?: number; message?: string }) => {
    if (err.code === 26 || /ns does not exist|NamespaceNotFound/.test(err.message ?? '')) return []
    throw err
  })
  return found
    .filter(({ name }) => name !== '_id_')
    .map(({ name, key, unique = false, sparse = false }) => ({ name, key, unique, sparse }))
}

const isSame = (one: Index, other: Index): boolean =>
  nameOf(one.key) === nameOf(other.key) && one.unique === other.unique && one.sparse === other.sparse

/** How the indexes of the database differ from those of the configuration; empty when they are the same. */
export async function indexChanges(payload: BasePayload): Promise<Change[]> {
  const changes = await Promise.all(
    modelsOf(payload).map(async (model) => {
      const { collection } = model
      const [wanted, existing] = [wantedIndexes(model), await existingIndexes(collection)]
      const isIn = (index: Index, list: Index[]) => list.some((other) => isSame(index, other))
      return {
        collection,
        create: wanted.filter((index) => !isIn(index, existing)),
        drop: existing.filter((index) => !isIn(index, wanted)).map(({ name }) => name),
      }
    }),
  )
  return changes.filter(({ create, drop }) => create.length + drop.length > 0)
}

/**
 * Creates and drops indexes: a new index exists before an old one is dropped, unless they have the same name. Throws when rows of the
 * database violate a unique index.
 */
export async function changeIndexes(changes: readonly Change[]): Promise<void> {
  for (const { collection, create, drop } of changes) {
    const replaced = drop.filter((name) => create.some((index) => index.name === name))
    for (const name of replaced) await collection.dropIndex(name)
    await Promise.all(create.map(({ key, ...options }) => collection.createIndex(key, options)))
    for (const name of drop) if (!replaced.includes(name)) await collection.dropIndex(name)
  }
}

/** Creates the missing indexes of one collection, for migration steps that depend on them. */
export async function ensureIndexesOf(payload: BasePayload, slug: string): Promise<void> {
  const { collections } = payload.db as unknown as { collections: Record<string, Model> }
  const model = collections[slug] as Model
  await Promise.all(
    wantedIndexes(model).map(({ key, ...options }) => model.collection.createIndex(key, options)),
  )
}
