import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { EXPIRES_AFTER_MS, RESOLVED_AFTER_MS } from '#domain/doubts/doubts.ts'
import { DOUBT_EVENTS, type DoubtEvent } from '#domain/doubts/transitions.ts'
import { moveDoubt } from '../operations/doubts/moveDoubt.ts'

const MAX_AT_ONCE = 500

const STEPS: readonly { event: DoubtEvent; afterMs: number }[] = [
  { event: 'resolve', afterMs: RESOLVED_AFTER_MS },
  { event: 'expire', afterMs: EXPIRES_AFTER_MS },
]

/** Resolves doubts a week after an answer without follow-up, and expires those that no expert has started in 30 days. */
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
}
