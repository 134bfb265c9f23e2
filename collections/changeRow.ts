import type { BasePayload, CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { flatRows } from './flatRows.ts'
import { guardedUpdate, readRow } from './guard.ts'

type Row<S extends CollectionSlug> = DataFromCollectionSlug<S> & { rev: number }
type Args<S extends CollectionSlug, R> = {
  payload: BasePayload
  collection: S
  /** Names one row by id or unique key. */
  where: Where
  /** What is other from now on (null: nothing) and what to answer, from the row as it is. May be asked several times. */
  change: (row: Row<S>) => { data: Partial<Row<S>> | null; answer: R }
}

// biome-ignore lint/suspicious/noExplicitAny: rows and answers of whichever collection
type Any = any
type Waiting = {
  change: (row: Any) => { data: Any; answer: Any }
  resolve: (answer: Any) => void
  reject: (err: unknown) => void
}
type Line = { payload: BasePayload; collection: CollectionSlug; where: Where; waiting: Waiting[] }

const ATTEMPTS = 200
const lines = new WeakMap<object, Map<string, Line>>()

/**
 * Changes a row by what stands in it: reads it, asks `change`, and writes under the condition that nobody else wrote
 * meanwhile (`rev`); else again. Changes of one row that come while another one is being written wait and are written
 * together, each on top of the one before: many buyers of one thing cost one write. Null when there is no such row. Skips
 * hooks, access and versions.
 */
export function changeRow<S extends CollectionSlug, R>(args: Args<S, R>): Promise<R | null> {
  const { payload, collection, where, change } = args
  return new Promise((resolve, reject) => {
    const known = lines.get(payload.db) ?? new Map<string, Line>()
    lines.set(payload.db, known)
    const name = `${collection}:${JSON.stringify(where)}`
    const line = known.get(name)
    if (line) {
      line.waiting.push({ change, resolve, reject })
      return
    }
    const first: Line = { payload, collection, where, waiting: [{ change, resolve, reject }] }
    known.set(name, first)
    void workOff(first).finally(() => known.delete(name))
  })
}

async function workOff(line: Line): Promise<void> {
  let row: Any = null
  while (line.waiting.length > 0) {
    const batch = line.waiting.splice(0)
    try {
      row = await writeTogether(line, batch, row)
    } catch (err) {
      row = null
      for (const { reject } of batch) reject(err)
    }
  }
}

/** Answers the row as it is afterwards, to go on from without reading it again; null when it is not known. */
async function writeTogether(
  { payload, collection, where }: Line,
  batch: Waiting[],
  from: Any,
): Promise<Any> {
  let row = from
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    row ??= await readRow({ payload, collection, where })
    if (!row) {
      for (const { resolve } of batch) resolve(null)
      return null
    }
    const told: (() => void)[] = []
    let data: Any = null
    for (const { change, resolve, reject } of batch) {
      try {
        const step = change({ ...row, ...data })
        if (step.data !== null) data = { ...data, ...step.data }
        told.push(() => resolve(step.answer))
      } catch (err) {
        told.push(() => reject(err))
      }
    }
    const next = data && { ...data, rev: row.rev + 1 }
    if (next === null || (await isWritten(payload, collection, row, next))) {
      for (const tell of told) tell()
      return { ...row, ...next }
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
  const flat = flatRows(payload, collection)
  if (flat) return flat.change(where, data)
  return (await guardedUpdate({ payload, collection, where, data })) !== null
}
