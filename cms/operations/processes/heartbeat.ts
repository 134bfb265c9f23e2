import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRows } from '#database/guard.ts'
import { EnvError } from '../../config/env.ts'

const TIMES = { renewMs: 3000, timeoutMs: 10_000, pollMs: 250 }
const MAX_PROCESSES = 200

/** Settings that all processes of a database must share. */
export type SharedSettings = {
  /** Fingerprint of SERVER_SECRET. */
  secretMark: string
  /** Location of uploaded files: a bucket, or one folder. */
  store: string
}

type Row = SharedSettings & { key: string; startedAt: number; seenAt: number }

/** The reason, on one line, why a process cannot run beside another one, or null. */
function conflictOf(own: SharedSettings, other: SharedSettings): string | null {
  if (own.secretMark !== other.secretMark)
    return 'SERVER_SECRET: another server of this database is running with another one; all servers need the same'
  if (own.store !== other.store)
    return 'S3_BUCKET: another server of this database is running and keeps its files elsewhere; several servers need one bucket'
  return null
}

/**
 * Registers this process with the others of its database, by a row that it renews every 3 s; returns a function that ends that. Throws an EnvError
 * when an earlier process has another secret or another store; one whose row is not renewed for 10 s counts as ended, and is waited for.
 */
export async function joinProcesses(
  payload: BasePayload,
  common: SharedSettings,
  times = TIMES,
): Promise<() => Promise<void>> {
  const own: Row = { ...common, key: randomUUID(), startedAt: Date.now(), seenAt: Date.now() }
  const where = { key: { equals: own.key } }
  await insertIfAbsent({ payload, collection: 'processes', data: own })
  const beat = async () => {
    const seenAt = Date.now()
    const row = await conditionalUpdate({ payload, collection: 'processes', where, data: { seenAt } })
    if (!row) await insertIfAbsent({ payload, collection: 'processes', data: { ...own, seenAt } })
  }
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= beat()
      .catch((err) => payload.logger.error({ msg: 'this server could not say that it runs', err }))
      .finally(() => {
        running = null
      })
  }, times.renewMs)
  const leave = async () => {
    clearInterval(timer)
    await running
    await payload.db.deleteMany({ collection: 'processes', where })
  }
  try {
    await checkOthers(payload, own, times)
  } catch (err) {
    await leave()
    throw err
  }
  return leave
}

const isOlder = (other: Row, own: Row): boolean =>
  other.startedAt < own.startedAt || (other.startedAt === own.startedAt && other.key < own.key)

/** Waits until each process in conflict has ended; throws as soon as one of them renews its row. */
async function checkOthers(
  payload: BasePayload,
  own: Row,
  { timeoutMs, pollMs }: typeof TIMES,
): Promise<void> {
  const firstSeen = new Map<string, { seenAt: number; at: number }>()
  for (;;) {
    const now = performance.now()
    let isWaiting = false
    for (const row of await othersOf(payload, own)) {
      const conflict = conflictOf(own, row)
      if (!conflict || !isOlder(row, own)) continue
      const first = firstSeen.get(row.key) ?? { seenAt: row.seenAt, at: now }
      firstSeen.set(row.key, first)
      if (row.seenAt !== first.seenAt) throw new EnvError(conflict)
      if (now - first.at < timeoutMs) isWaiting = true
      else await payload.db.deleteMany({ collection: 'processes', where: { key: { equals: row.key } } })
    }
    if (!isWaiting) return
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

async function othersOf(payload: BasePayload, own: Row): Promise<Row[]> {
  const rows = await readRows({
    payload,
    collection: 'processes',
    where: { key: { not_equals: own.key } },
    sort: ['startedAt'],
    limit: MAX_PROCESSES,
  })
  return rows.map(({ key, startedAt, seenAt, secretMark, store }) => ({
    key,
    startedAt,
    seenAt,
    secretMark,
    store,
  }))
}
