import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { studentNames } from '../../orders/studentNames.ts'
import type { AttemptHead } from '../attemptHead.ts'
import { type Move, recordMove } from '../moveAttempt.ts'
import { attemptCorrections } from './attemptCorrections.ts'

const MAX_EVENTS = 2000

/** What happened in an attempt and how its marks were corrected, in order, with the names of the staff who did it. */
export async function attemptEvents(payload: BasePayload, head: AttemptHead) {
  const row = await readRow({ payload, collection: 'test-user-attempts', where: { id: { equals: head.id } } })
  await recordMove(payload, head, (row?.lastMove ?? null) as Move | null)
  const events = await readRows({
    payload,
    collection: 'attempt-events',
    where: { attempt: { equals: head.id } },
    sort: ['at', 'createdAt'],
    limit: MAX_EVENTS,
  })
  const nameOf = studentNames(payload)
  const happened = await Promise.all(
    events.map(async ({ id, kind, at, actor, actorId, details }) => ({
      id: String(id),
      kind,
      at: new Date(at).getTime(),
      actor,
      by: actor === 'staff' && actorId ? await nameOf(actorId) : null,
      details: (details ?? null) as Record<string, unknown> | null,
    })),
  )
  const corrections = await attemptCorrections(payload, head.id, nameOf)
  return [...happened, ...corrections].toSorted((a, b) => a.at - b.at)
}
