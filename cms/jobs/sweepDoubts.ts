import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { DAY_MS, MINUTE_MS } from '#domain/auth/policy.ts'
import { EXPIRES_AFTER_MS, RESOLVED_AFTER_MS } from '#domain/doubts/doubts.ts'
import { DOUBT_EVENTS, WAITING_STATES } from '#domain/doubts/transitions.ts'
import type { Doubt } from '#payload-types'
import { escalateLate } from '../operations/doubts/escalateDoubt.ts'
import { moveDoubt } from '../operations/doubts/moveDoubt.ts'
import { payDoubt } from '../operations/doubts/payDoubt.ts'
import { resolveDoubt } from '../operations/doubts/resolveDoubt.ts'
import { routeDoubt } from '../operations/doubts/routeDoubt.ts'

const MAX_AT_ONCE = 500

/** Doubts overdue for longer than this are skipped, since staff were notified of them, ms. */
const NOTIFIED_AFTER_MS = 2 * DAY_MS

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString()

const rowsWhere = (payload: BasePayload, where: Where, sort: string): Promise<Doubt[]> =>
  readRows({ payload, collection: 'doubts', where, sort: [sort], limit: MAX_AT_ONCE })

/** Doubts whose state times out by `event`, the longest waiting first. */
const overdue = (payload: BasePayload, event: 'resolve' | 'expire', until: string): Promise<Doubt[]> =>
  rowsWhere(
    payload,
    { and: [{ state: { in: [...DOUBT_EVENTS[event].from] } }, { movedAt: { less_than: until } }] },
    'movedAt',
  )

/** Resolves doubts whose answer was not disputed for a week, and expires those that no expert has started within 30 days. */
async function closeOld(payload: BasePayload, now: Date): Promise<void> {
  const [resolvable, expiring] = [before(now, RESOLVED_AFTER_MS), before(now, EXPIRES_AFTER_MS)]
  for (const doubt of await overdue(payload, 'resolve', resolvable))
    await resolveDoubt(payload, doubt, { event: 'resolve', actor: 'server', now }, ({ movedAt }) =>
      movedAt < resolvable ? {} : null,
    )
  for (const doubt of await overdue(payload, 'expire', expiring))
    await moveDoubt(payload, doubt, { event: 'expire', actor: 'server', now }, ({ movedAt }) =>
      movedAt < expiring ? {} : null,
    )
}

/** Doubts whose answer has become late. */
const late = (now: Date): Where => ({
  and: [
    { state: { in: [...WAITING_STATES] } },
    { dueAt: { greater_than: before(now, NOTIFIED_AFTER_MS) } },
    { dueAt: { less_than: before(now, 0) } },
  ],
})

/** Unassigned doubts for which no expert had capacity, or whose server stopped before it assigned them. */
const unassigned = (now: Date): Where => ({
  and: [
    { state: { in: ['new', 'reopened'] } },
    { expert: { equals: null } },
    { movedAt: { less_than: before(now, MINUTE_MS / 2) } },
  ],
})

/** Doubts whose expert was not paid yet, because the server stopped. */
const unpaid = (now: Date): Where => ({
  and: [{ payDue: { equals: true } }, { movedAt: { less_than: before(now, MINUTE_MS) } }],
})

/** Closes old doubts, completes missing assignments and payments, and escalates overdue ones. */
export async function sweepDoubts(payload: BasePayload, now: Date): Promise<void> {
  await closeOld(payload, now)
  for (const doubt of await rowsWhere(payload, unassigned(now), 'movedAt'))
    await routeDoubt(payload, doubt, now)
  for (const doubt of await rowsWhere(payload, unpaid(now), 'movedAt')) await payDoubt(payload, doubt, now)
  for (const doubt of await rowsWhere(payload, late(now), 'dueAt')) await escalateLate(payload, doubt, now)
}
