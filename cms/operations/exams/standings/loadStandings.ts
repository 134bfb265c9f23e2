import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import type { RankedVectors, StandingsSummary } from '#domain/exams/standings/Standings.ts'
import { readVectors } from './vectorsText.ts'

/** `asOf`: ms since epoch; what was published before is in it. */
export type LoadedStandings = {
  keyNumber: number
  asOf: number
  summary: StandingsSummary
  vectors: RankedVectors
}

/** Standings never change; 100,000 candidates are some megabytes. */
const loaded = new WeakMap<object, LRUCache<string, Promise<LoadedStandings | null>>>()
const MAX_LOADED = 20

/** The standings of a release that count now; null before the first. */
export async function loadStandings(payload: BasePayload, release: string): Promise<LoadedStandings | null> {
  const pointer = await readRow({
    payload,
    collection: 'standing-pointers',
    where: { release: { equals: release } },
  })
  return pointer?.standings ? readOnce(payload, pointer.standings) : null
}

function readOnce(payload: BasePayload, id: string): Promise<LoadedStandings | null> {
  const cache =
    loaded.get(payload.db) ?? new LRUCache<string, Promise<LoadedStandings | null>>({ max: MAX_LOADED })
  loaded.set(payload.db, cache)
  const known = cache.get(id)
  if (known) return known
  const reading = read(payload, id)
  cache.set(id, reading)
  reading.then(
    (found) => found ?? cache.delete(id),
    () => cache.delete(id),
  )
  return reading
}

async function read(payload: BasePayload, id: string): Promise<LoadedStandings | null> {
  const row = await readRow({ payload, collection: 'standings', where: { id: { equals: id } } })
  if (!row) return null
  return {
    keyNumber: row.keyNumber,
    asOf: new Date(row.asOf).getTime(),
    summary: row.summary as unknown as StandingsSummary,
    vectors: readVectors(row.vectors, row.width),
  }
}
