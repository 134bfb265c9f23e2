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
  const escalated = await moveDoubt(payload, doubt, mover, (row, rules) =>
    escalatedColumns(row, 'staff', now, rules),
  )
  if (!escalated) return null
  return (await routeDoubt(payload, escalated, now, idOf(doubt.expert) ?? undefined)) ?? escalated
}

/** Whether it has been escalated since it waits. */
const isEscalated = ({ escalatedAt, waitingSince }: Doubt): boolean =>
  Boolean(escalatedAt && waitingSince && escalatedAt > waitingSince)

/**
 * Escalates a doubt whose answer is late, once for each wait: the admins are notified, and another expert gets it unless its own has begun.
 */
export async function escalateLate(payload: BasePayload, doubt: Doubt, now: Date): Promise<void> {
  if (isEscalated(doubt)) return
  // Before the state is stored: after a kill in between it is sent again under the same key.
  await notifyLate(payload, doubt, now)
  const { id, waitingSince, escalatedAt } = doubt
  const noted = await conditionalUpdate({
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
  const former = idOf(doubt.expert)
  if (!noted || !former) return
  const mover = { event: 'release', actor: 'server', now } as const
  const released = await moveDoubt(payload, noted, mover, (row) =>
    row.state === 'assigned' && idOf(row.expert) === former ? { expert: null } : null,
  )
  if (released) await routeDoubt(payload, released, now, former)
}
