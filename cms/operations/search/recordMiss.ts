import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, countRows, insertIfAbsent, readRows } from '#database/guard.ts'
import { DAY_MS, MINUTE_MS } from '#domain/auth/policy.ts'
import { takeFromWindow } from '../rateLimits/window.ts'
import { searchIndexes } from './searchIndexes.ts'

/** Limits of recorded misses: per client in ten minutes, and per project in a day; further ones are dropped. */
export const MISSES_PER_ADDRESS = 30
const MISSES_PER_PROJECT = 5000
/** Rows per project; the least recently searched one is deleted for a new one. */
const MAX_ROWS = 5000

const collection = 'search-misses'

type Args = {
  payload: BasePayload
  project: RequestProject
  /** Rate-limit key of the client; null for our own processes. */
  address: string | null
  q: string
  now: Date
  maxRows?: number
}

/** Counts a query without results, in one row per query and project; searches again to verify. Returns whether it was counted. */
export async function recordMiss({ payload, project, address, q, now, maxRows = MAX_ROWS }: Args) {
  const { index } = await searchIndexes(payload).of(project)
  const { total, words } = index.search({ query: q, offset: 0, limit: 0 })
  if (total > 0 || words.length === 0) return false
  if (!(await isWithinLimits(payload, project, address, now))) return false
  const query = words.join(' ').slice(0, 80)
  const groupKey = `${project.id}:${createHash('sha256').update(query).digest('hex').slice(0, 32)}`
  const lastAt = now.toISOString()
  const countUp = () =>
    conditionalUpdate({
      payload,
      collection,
      where: { groupKey: { equals: groupKey } },
      data: { count: { $inc: 1 }, lastAt },
    })
  if (await countUp()) return true
  await makeRoom(payload, project.id, maxRows)
  const row = { project: project.id, query, count: 1, lastAt, groupKey }
  if (!(await insertIfAbsent({ payload, collection, data: row })) && !(await countUp()))
    throw new Error('a search without result could not be stored')
  return true
}

async function isWithinLimits(
  payload: BasePayload,
  project: RequestProject,
  address: string | null,
  now: Date,
): Promise<boolean> {
  const key = `misses:${project.id}`
  if (address) {
    const own = { key: `${key}:${address}`, limit: MISSES_PER_ADDRESS, windowMs: 10 * MINUTE_MS }
    if (!(await takeFromWindow(payload, own, now)).ok) return false
  }
  return (await takeFromWindow(payload, { key, limit: MISSES_PER_PROJECT, windowMs: DAY_MS }, now)).ok
}

async function makeRoom(payload: BasePayload, project: string, maxRows: number): Promise<void> {
  const where = { project: { equals: project } }
  if ((await countRows({ payload, collection, where })) < maxRows) return
  const [oldest] = await readRows({ payload, collection, where, sort: ['lastAt'], limit: 1 })
  if (oldest) await payload.db.deleteOne({ collection, where: { id: { equals: oldest.id } } })
}
