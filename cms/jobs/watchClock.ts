import { randomUUID } from 'node:crypto'
import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { DAY_MS, HOUR_MS } from '#domain/auth/policy.ts'
import { clockFault } from '#domain/exams/attempts/clockFault.ts'
import { RUNNING_STATES } from '#domain/exams/attempts/runningStates.ts'
import { examNow, wallDrift } from '../operations/attempts/examClock.ts'
import { notifyAdmins } from '../operations/notifications/notifyAdmins.ts'

const PREFIX = 'exam clock '
const MAX_PROCESSES = 100
const MAX_RUNNING = 5000

/** Replaced by tests. */
export type Clocks = { now: () => number; wallDrift: () => number; monotonic: () => number }
const CLOCKS: Clocks = { now: examNow, wallDrift, monotonic: () => performance.now() }

/**
 * A check of the clock by which exams end: each call writes this process's time as a heartbeat into the database and compares it with the
 * wall clock and with the heartbeats of others. Returns whether the clock can be trusted; when not, admins of the projects with running
 * attempts are alerted, at most once an hour.
 */
export function watchClock(payload: BasePayload, clocks: Clocks = CLOCKS): () => Promise<boolean> {
  const name = `${PREFIX}${randomUUID()}`
  const seen = new Map<string, { at: number; since: number }>()
  return async () => {
    const now = clocks.now()
    await beat(payload, name, now)
    const rows = await readRows({
      payload,
      collection: 'leases',
      where: { name: { contains: PREFIX } },
      sort: ['-until'],
      limit: MAX_PROCESSES,
    })
    const since = clocks.monotonic()
    const others = rows.flatMap((row) => {
      if (row.name === name) return []
      const known = seen.get(row.name)
      // An unchanged heartbeat may belong to a process that has ended.
      const changedAt = known && known.at !== row.until ? since : (known?.since ?? Number.NEGATIVE_INFINITY)
      seen.set(row.name, { at: row.until, since: changedAt })
      return { at: row.until, seenMsAgo: since - changedAt }
    })
    const fault = clockFault(clocks.wallDrift(), now, others)
    if (fault !== null) await alertOfClock(payload, fault, now)
    return fault === null
  }
}

async function beat(payload: BasePayload, name: string, now: number): Promise<void> {
  const data = { until: now }
  const row = await conditionalUpdate({
    payload,
    collection: 'leases',
    where: { name: { equals: name } },
    data,
  })
  if (row) return
  await insertIfAbsent({ payload, collection: 'leases', data: { name, holder: name, ...data } })
  const isOld: Where = { and: [{ name: { contains: PREFIX } }, { until: { less_than: now - DAY_MS } }] }
  await payload.db.deleteMany({ collection: 'leases', where: isOld })
}

async function alertOfClock(payload: BasePayload, fault: string, now: number): Promise<void> {
  payload.logger.error({ msg: 'exams are not ended automatically: the clock cannot be trusted', fault })
  const running = await readRows({
    payload,
    collection: 'test-user-attempts',
    where: { state: { in: [...RUNNING_STATES] } },
    sort: ['dueAt'],
    limit: MAX_RUNNING,
    select: ['project'],
  })
  for (const project of new Set(running.flatMap((row) => idOf(row.project) ?? [])))
    await notifyAdmins(payload, {
      project,
      kind: 'message',
      now: new Date(),
      dedupeKey: `exam-clock:${Math.floor(now / HOUR_MS)}`,
      title: 'Tests are not ended automatically',
      text: 'The clock of the server was changed or differs from another server. Nobody is ended until it is right and the server was restarted; end attempts yourself where you have to.',
      href: '/admin/collections/test-user-attempts',
    })
}
