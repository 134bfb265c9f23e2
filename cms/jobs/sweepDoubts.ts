import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { ANSWER_WITHIN_MS, EXPIRES_AFTER_MS, RESOLVED_AFTER_MS } from '#domain/doubts/doubts.ts'
import { DOUBT_EVENTS, type DoubtEvent, WAITING_STATES } from '#domain/doubts/transitions.ts'
import { moveDoubt } from '../operations/doubts/moveDoubt.ts'
import { notifyLate } from '../operations/doubts/notifyOfDoubt.ts'

const MAX_AT_ONCE = 500

const STEPS: readonly { event: DoubtEvent; afterMs: number }[] = [
  { event: 'resolve', afterMs: RESOLVED_AFTER_MS },
  { event: 'expire', afterMs: EXPIRES_AFTER_MS },
]

/** What is late for longer is known. */
const TOLD_FOR_MS = 2 * DAY_MS

/** Doubts whose answer has become late. */
const late = (now: Date): Where => {
  const at = now.getTime() - ANSWER_WITHIN_MS
  const [from, to] = [at - TOLD_FOR_MS, at].map((ms) => new Date(ms).toISOString())
  return {
    and: [
      { state: { in: [...WAITING_STATES] } },
      { waitingSince: { greater_than: from } },
      { waitingSince: { less_than: to } },
    ],
  }
}

/**
 * Resolves doubts whose answer nobody has questioned for a week, lets those expire that nobody has begun to answer in 30 days, and tells the admins of
 * those that wait longer than promised.
 */
export async function sweepDoubts(payload: BasePayload, now: Date): Promise<void> {
  for (const { event, afterMs } of STEPS) {
    const before = new Date(now.getTime() - afterMs).toISOString()
    const where: Where = {
      and: [{ state: { in: [...DOUBT_EVENTS[event].from] } }, { movedAt: { less_than: before } }],
    }
    const rows = await readRows({
      ...{ payload, collection: 'doubts', where, sort: ['movedAt'], limit: MAX_AT_ONCE },
      select: ['id'],
    })
    for (const { id } of rows)
      await moveDoubt(payload, String(id), { event, actor: 'server', now }, ({ movedAt }) =>
        movedAt < before ? {} : null,
      )
  }
  const lateOnes = await readRows({
    ...{ payload, collection: 'doubts', where: late(now), sort: ['waitingSince'], limit: MAX_AT_ONCE },
  })
  for (const doubt of lateOnes) await notifyLate(payload, doubt, now)
}
