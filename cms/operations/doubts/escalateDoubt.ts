import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Doubt } from '#payload-types'
import { escalatedColumns, moveDoubt } from './moveDoubt.ts'
import { notifyLate } from './notifyOfDoubt.ts'
import { routeDoubt } from './routeDoubt.ts'

/** Takes a doubt from its expert by decision of staff, and gives it to another one of its subject; null when its state does not allow it. */
export async function escalateDoubt(payload: BasePayload, doubt: Doubt, now: Date): Promise<Doubt | null> {
  const mover = { event: 'escalate', actor: 'staff', now } as const
  const escalated = await moveDoubt(payload, doubt, mover, () => escalatedColumns('staff', now))
  if (!escalated) return null
  return (await routeDoubt(payload, escalated, now, idOf(doubt.expert) ?? undefined)) ?? escalated
}

/** Whether it has been escalated since it waits. */
const isEscalated = ({ escalatedAt, waitingSince }: Doubt): boolean =>
  Boolean(escalatedAt && waitingSince && escalatedAt > waitingSince)

/** Whether an expert had a doubt before its escalation and has not begun. */
const isHeldSinceBefore = ({ state, expert, movedAt, escalatedAt }: Doubt, former: string): boolean =>
  state === 'assigned' && idOf(expert) === former && Boolean(escalatedAt && movedAt < escalatedAt)

/** Escalates a doubt whose answer is late, once for each wait; null when somebody changed it at the same time. */
async function recordLate(payload: BasePayload, doubt: Doubt, now: Date): Promise<Doubt | null> {
  // Before the state is stored: after a kill in between it is sent again under the same key.
  await notifyLate(payload, doubt, now)
  const { id, waitingSince, escalatedAt } = doubt
  return conditionalUpdate({
    payload,
    collection: 'doubts',
    where: {
      and: [
        { id: { equals: id } },
        { waitingSince: { equals: waitingSince } },
        escalatedAt ? { escalatedAt: { equals: escalatedAt } } : { escalatedAt: { exists: false } },
      ],
    },
    data: { escalatedFor: 'late', escalatedAt: now.toISOString() },
  })
}

/**
 * Escalates a doubt whose answer is late: the admins are notified once for each wait, and another expert gets it unless its own has begun.
 * Idempotent: after a kill the next run continues.
 */
export async function escalateLate(payload: BasePayload, doubt: Doubt, now: Date): Promise<void> {
  const escalated = isEscalated(doubt) ? doubt : await recordLate(payload, doubt, now)
  const former = idOf(doubt.expert)
  if (!escalated || !former || !isHeldSinceBefore(escalated, former)) return
  const mover = { event: 'release', actor: 'server', now } as const
  const released = await moveDoubt(payload, escalated, mover, (row) =>
    isHeldSinceBefore(row, former) ? { expert: null } : null,
  )
  if (released) await routeDoubt(payload, released, now, former)
}
