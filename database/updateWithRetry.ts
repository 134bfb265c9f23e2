import { LRUCache } from 'lru-cache'
import type { BasePayload, CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { conditionalChange, readRow } from './guard.ts'

type Row<S extends CollectionSlug> = DataFromCollectionSlug<S> & { rev: number }
/** The result, or a function that calculates it from the written row. */
type Answer<T, R> = { answer: R } | { answerWith: (row: T) => R }
type Args<S extends CollectionSlug, R> = {
  payload: BasePayload
  collection: S
  /** Selects one row by id or unique key. */
  where: Where
  /** Returns the changes (null: none) and the result for the current row. May be called several times. */
  change: (row: Row<S>) => { data: Partial<Row<S>> | null } & Answer<Row<S>, R>
  /**
   * The row as the caller has just read it, which saves a read. It is read again if another writer has changed
   * it since.
   */
  known?: Row<S>
  /** Caches the row for its next change. Every other writer of the collection must increment `rev`. */
  isRowCached?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: rows and results of any collection
type Any = any
type PendingChange = {
  change: (row: Any) => { data: Any } & Answer<Any, Any>
  resolve: (answer: Any) => void
  reject: (err: unknown) => void
}
type RowQueue = {
  payload: BasePayload
  collection: CollectionSlug
  where: Where
  waiting: PendingChange[]
  /** The assumed current row; null when unknown. */
  guess: Any
}

const ATTEMPTS = 200
const queues = new WeakMap<object, Map<string, RowQueue>>()

const MAX_CACHED_ROWS = 1000
const rowCaches = new WeakMap<object, LRUCache<string, object>>()

function rowCache(payload: BasePayload): LRUCache<string, object> {
  const rows = rowCaches.get(payload.db) ?? new LRUCache<string, object>({ max: MAX_CACHED_ROWS })
  rowCaches.set(payload.db, rows)
  return rows
}

const nameOf = (collection: CollectionSlug, where: Where): string => `${collection}:${JSON.stringify(where)}`

/** Caches a row that was just inserted, for its next change. */
export function cacheRow<S extends CollectionSlug>(
  payload: BasePayload,
  collection: S,
  where: Where,
  row: DataFromCollectionSlug<S>,
): void {
  rowCache(payload).set(nameOf(collection, where), row as object)
}

/** The cached row, from which the next change starts; null when none is cached. Other processes may have changed it since. */
export const cachedRow = <S extends CollectionSlug>(
  payload: BasePayload,
  collection: S,
  where: Where,
): DataFromCollectionSlug<S> | null =>
  (rowCache(payload).get(nameOf(collection, where)) as DataFromCollectionSlug<S> | undefined) ?? null

/**
 * Changes a row based on its current values: reads it, calls `change`, and writes on the condition that
 * no other writer has changed it since (`rev`); otherwise it retries. Changes of one row that arrive during a
 * write are queued and written together, each based on the previous one: many buyers of one product cost one
 * write. Null when the row does not exist. Skips hooks, access and versions.
 */
export function updateWithRetry<S extends CollectionSlug, R>(args: Args<S, R>): Promise<R | null> {
  const { payload, collection, where, change, known = null, isRowCached = false } = args
  return new Promise((resolve, reject) => {
    const rowQueues = queues.get(payload.db) ?? new Map<string, RowQueue>()
    queues.set(payload.db, rowQueues)
    const name = nameOf(collection, where)
    const queue = rowQueues.get(name)
    if (queue) {
      queue.waiting.push({ change, resolve, reject })
      return
    }
    const rows = isRowCached ? rowCache(payload) : null
    const guess = known ?? rows?.get(name) ?? null
    const newQueue: RowQueue = { payload, collection, where, waiting: [{ change, resolve, reject }], guess }
    rowQueues.set(name, newQueue)
    void processQueue(newQueue, () => {
      rowQueues.delete(name)
      if (newQueue.guess) rows?.set(name, newQueue.guess)
      else rows?.delete(name)
    })
  })
}

/** `close` runs synchronously once the queue is empty: a change added after that would never be processed. */
async function processQueue(queue: RowQueue, close: () => void): Promise<void> {
  while (queue.waiting.length > 0) {
    const batch = queue.waiting.splice(0)
    try {
      queue.guess = await writeTogether(queue, batch)
    } catch (err) {
      queue.guess = null
      for (const { reject } of batch) reject(err)
    }
  }
  close()
}

/** Returns the row after the write, so that the next change need not read it; null when it is unknown. */
async function writeTogether(
  { payload, collection, where, guess }: RowQueue,
  batch: PendingChange[],
): Promise<Any> {
  let row = guess
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const isGuessed = row !== null
    row ??= await readRow({ payload, collection, where })
    if (!row) {
      for (const { resolve } of batch) resolve(null)
      return null
    }
    const settlers: ((after: Any) => void)[] = []
    let data: Any = null
    for (const { change, resolve, reject } of batch) {
      try {
        const step = change({ ...row, ...data })
        if (step.data !== null) data = { ...data, ...step.data }
        settlers.push((after) => resolve('answer' in step ? step.answer : step.answerWith(after)))
      } catch (err) {
        settlers.push(() => reject(err))
      }
    }
    const next = data && { ...data, rev: row.rev + 1 }
    // Without changes, the result must come from a row that was just read, not from an assumed one.
    const isDone = next === null ? !isGuessed : await isWritten(payload, collection, row, next)
    if (isDone) {
      const after = { ...row, ...next }
      for (const settle of settlers) settle(after)
      return after
    }
    row = null
  }
  throw new Error(`a row of ${collection} was changed by others ${ATTEMPTS} times in a row`)
}

function isWritten(payload: BasePayload, collection: CollectionSlug, row: Any, data: Any): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: row.id } }, { rev: { equals: row.rev } }] }
  return conditionalChange({ payload, collection, where, data })
}
