import { LRUCache } from 'lru-cache'
import type { BasePayload, CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { directRows } from './directRows.ts'
import { conditionalUpdate, readRow } from './guard.ts'

type Row<S extends CollectionSlug> = DataFromCollectionSlug<S> & { rev: number }
/** What to answer, or what to make of the row as it was written. */
type Answer<T, R> = { answer: R } | { answerWith: (row: T) => R }
type Args<S extends CollectionSlug, R> = {
  payload: BasePayload
  collection: S
  /** Names one row by id or unique key. */
  where: Where
  /** What is other from now on (null: nothing) and what to answer, from the row as it is. May be asked several times. */
  change: (row: Row<S>) => { data: Partial<Row<S>> | null } & Answer<Row<S>, R>
  /** The row as the caller read it a moment ago: it spares a read, and is read anew when somebody else wrote meanwhile. */
  known?: Row<S>
  /** Remembers the row for the next change of it. Every other writer of the collection has to move `rev`. */
  isRemembered?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: rows and answers of whichever collection
type Any = any
type Waiting = {
  change: (row: Any) => { data: Any } & Answer<Any, Any>
  resolve: (answer: Any) => void
  reject: (err: unknown) => void
}
type Line = {
  payload: BasePayload
  collection: CollectionSlug
  where: Where
  waiting: Waiting[]
  /** What the row is thought to be; null for unknown. */
  guess: Any
}

const ATTEMPTS = 200
const lines = new WeakMap<object, Map<string, Line>>()

const REMEMBERED_AT_MOST = 1000
const remembered = new WeakMap<object, LRUCache<string, object>>()

function rememberedRows(payload: BasePayload): LRUCache<string, object> {
  const known = remembered.get(payload.db) ?? new LRUCache<string, object>({ max: REMEMBERED_AT_MOST })
  remembered.set(payload.db, known)
  return known
}

const nameOf = (collection: CollectionSlug, where: Where): string => `${collection}:${JSON.stringify(where)}`

/** A row that was inserted just now is what its next change goes on from. */
export function rememberRow<S extends CollectionSlug>(
  payload: BasePayload,
  collection: S,
  where: Where,
  row: DataFromCollectionSlug<S>,
): void {
  rememberedRows(payload).set(nameOf(collection, where), row as object)
}

/** What the next change of a row goes on from; others may have changed the row since. */
export const rowRemembered = <S extends CollectionSlug>(
  payload: BasePayload,
  collection: S,
  where: Where,
): DataFromCollectionSlug<S> | null =>
  (rememberedRows(payload).get(nameOf(collection, where)) as DataFromCollectionSlug<S> | undefined) ?? null

/**
 * Changes a row by what stands in it: reads it, asks `change`, and writes under the condition that nobody else wrote
 * meanwhile (`rev`); else again. Changes of one row that come while another one is being written wait and are written
 * together, each on top of the one before: many buyers of one thing cost one write. Null when there is no such row. Skips
 * hooks, access and versions.
 */
export function updateWithRetry<S extends CollectionSlug, R>(args: Args<S, R>): Promise<R | null> {
  const { payload, collection, where, change, known: from = null, isRemembered = false } = args
  return new Promise((resolve, reject) => {
    const known = lines.get(payload.db) ?? new Map<string, Line>()
    lines.set(payload.db, known)
    const name = nameOf(collection, where)
    const line = known.get(name)
    if (line) {
      line.waiting.push({ change, resolve, reject })
      return
    }
    const rows = isRemembered ? rememberedRows(payload) : null
    const guess = from ?? rows?.get(name) ?? null
    const first: Line = { payload, collection, where, waiting: [{ change, resolve, reject }], guess }
    known.set(name, first)
    void workOff(first, () => {
      known.delete(name)
      if (first.guess) rows?.set(name, first.guess)
      else rows?.delete(name)
    })
  })
}

/** `close` comes in the same moment in which nobody waits any more: who came a moment later would wait for ever. */
async function workOff(line: Line, close: () => void): Promise<void> {
  while (line.waiting.length > 0) {
    const batch = line.waiting.splice(0)
    try {
      line.guess = await writeTogether(line, batch)
    } catch (err) {
      line.guess = null
      for (const { reject } of batch) reject(err)
    }
  }
  close()
}

/** Answers the row as it is afterwards, to go on from without reading it again; null when it is not known. */
async function writeTogether({ payload, collection, where, guess }: Line, batch: Waiting[]): Promise<Any> {
  let row = guess
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const isGuessed = row !== null
    row ??= await readRow({ payload, collection, where })
    if (!row) {
      for (const { resolve } of batch) resolve(null)
      return null
    }
    const told: ((after: Any) => void)[] = []
    let data: Any = null
    for (const { change, resolve, reject } of batch) {
      try {
        const step = change({ ...row, ...data })
        if (step.data !== null) data = { ...data, ...step.data }
        told.push((after) => resolve('answer' in step ? step.answer : step.answerWith(after)))
      } catch (err) {
        told.push(() => reject(err))
      }
    }
    const next = data && { ...data, rev: row.rev + 1 }
    // Nothing to write is only answered from what was read just now.
    const isDone = next === null ? !isGuessed : await isWritten(payload, collection, row, next)
    if (isDone) {
      const after = { ...row, ...next }
      for (const tell of told) tell(after)
      return after
    }
    row = null
  }
  throw new Error(`a row of ${collection} was changed by others ${ATTEMPTS} times in a row`)
}

async function isWritten(
  payload: BasePayload,
  collection: CollectionSlug,
  row: Any,
  data: Any,
): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: row.id } }, { rev: { equals: row.rev } }] }
  const flat = directRows(payload, collection)
  if (flat) return flat.change(where, data)
  return (await conditionalUpdate({ payload, collection, where, data })) !== null
}
