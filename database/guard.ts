import type { BasePayload, CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import { directRows } from './directRows.ts'

/** `{ $inc: n }` adds n atomically in the database. */
type Change<T> = {
  [K in keyof T]?: T[K] | (T[K] extends number | null | undefined ? { $inc: number } : never)
}

type Args<S extends CollectionSlug> = {
  payload: BasePayload
  collection: S
  req?: PayloadRequest
}

/**
 * One conditional atomic update: the row changes only if it still matches `where`, without another change in
 * between. `where` must select one row by id or unique key in addition to its conditions. Returns the row's
 * own columns after the change, or null when the condition did not hold. Skips hooks, access and versions.
 */
export async function conditionalUpdate<S extends CollectionSlug>(
  args: Args<S> & { where: Where; data: Change<DataFromCollectionSlug<S>> },
): Promise<DataFromCollectionSlug<S> | null> {
  const { payload, collection, where, data, req } = args
  const flat = directRows(payload, collection)
  if (flat) return (await flat.update(where, data)) as DataFromCollectionSlug<S> | null
  const isSql = payload.db.name === 'sqlite'
  const row = await payload.db.updateOne({
    collection,
    where,
    data: data as Record<string, unknown>,
    req,
    ...(isSql ? { options: { atomic: true } } : {}),
  })
  return (row as unknown as DataFromCollectionSlug<S> | null) ?? null
}

/** As `conditionalUpdate`, without reading the row back: returns whether the row was changed. */
export async function conditionalChange<S extends CollectionSlug>(
  args: Args<S> & { where: Where; data: Change<DataFromCollectionSlug<S>> },
): Promise<boolean> {
  const flat = directRows(args.payload, args.collection)
  return flat ? flat.change(args.where, args.data) : (await conditionalUpdate(args)) !== null
}

/**
 * Inserts a row whose unique key decides who was first. Returns the row, or null when the key is taken. Skips
 * hooks and access; other errors are thrown.
 */
export async function insertIfAbsent<S extends CollectionSlug>(
  args: Args<S> & { data: Record<string, unknown> },
): Promise<DataFromCollectionSlug<S> | null> {
  const { payload, collection, data, req } = args
  const flat = directRows(payload, collection)
  if (flat) return (await flat.insert(data)) as DataFromCollectionSlug<S> | null
  try {
    return (await payload.db.create({ collection, data, req })) as unknown as DataFromCollectionSlug<S>
  } catch (err) {
    if (isUniqueViolation(err)) return null
    throw err
  }
}

/** The row with a unique key or id, or null. Skips access. */
export async function readRow<S extends CollectionSlug>(
  args: Args<S> & { where: Where },
): Promise<DataFromCollectionSlug<S> | null> {
  const { payload, collection, where, req } = args
  const flat = directRows(payload, collection)
  const row = flat ? await flat.findOne(where) : await payload.db.findOne({ collection, where, req })
  return (row as unknown as DataFromCollectionSlug<S> | null) ?? null
}

/** Matching rows in order, at most `limit`; with `select`, only these columns. Skips access. */
export async function readRows<S extends CollectionSlug>(
  args: Args<S> & { where: Where; sort: string[]; limit: number; select?: readonly string[] },
): Promise<DataFromCollectionSlug<S>[]> {
  const { payload, collection, where, sort, limit, select, req } = args
  const flat = directRows(payload, collection)
  const selected = select && Object.fromEntries(select.map((name) => [name, true as const]))
  const rows = flat
    ? await flat.find(where, { sort, limit, select })
    : (await payload.db.find({ collection, where, sort, limit, select: selected, pagination: false, req }))
        .docs
  return rows as unknown as DataFromCollectionSlug<S>[]
}

/** The number of matching rows. Skips access. */
export async function countRows<S extends CollectionSlug>(args: Args<S> & { where: Where }): Promise<number> {
  const { payload, collection, where, req } = args
  const flat = directRows(payload, collection)
  return flat ? flat.count(where) : (await payload.db.count({ collection, where, req })).totalDocs
}

/**
 * Claims `key` forever (or until `expiresAt`, after which a purge may release it): true for exactly one
 * caller.
 */
export async function claimKey(payload: BasePayload, key: string, expiresAt?: Date): Promise<boolean> {
  const row = await insertIfAbsent({
    payload,
    collection: 'claims',
    data: { key, expiresAt: expiresAt?.toISOString() ?? null },
  })
  return row !== null
}

/** Extends the claim of `key` until `expiresAt`, also one of another process. */
export async function renewKeyClaim(payload: BasePayload, key: string, expiresAt: Date): Promise<void> {
  const args = { payload, collection: 'claims' } as const
  const until = expiresAt.toISOString()
  const row = await conditionalUpdate({
    ...args,
    where: { key: { equals: key } },
    data: { expiresAt: until },
  })
  if (!row) await insertIfAbsent({ ...args, data: { key, expiresAt: until } })
}

/** True for the unique violation errors of both databases. */
export function isUniqueViolation(err: unknown): boolean {
  for (let cause = err; cause instanceof Error; cause = cause.cause) {
    const { code, extendedCode, message } = cause as Error & { code?: unknown; extendedCode?: unknown }
    if (code === 11000 || extendedCode === 'SQLITE_CONSTRAINT_UNIQUE') return true
    if (/UNIQUE constraint failed|E11000|Value must be unique|must be unique/i.test(message)) return true
    const data = (cause as Error & { data?: { errors?: { message?: string }[] } }).data
    if (data?.errors?.some((error) => /unique/i.test(error.message ?? ''))) return true
  }
  return false
}
