import type { BasePayload } from 'payload'
import { insertIfAbsent } from '#database/guard.ts'
import type { AttemptActor } from '#domain/exams/attempts/transitions.ts'

type AttemptEvent = {
  attempt: string
  project: string
  /** Makes a report that is sent again the same event. */
  key: string
  kind: string
  actor: AttemptActor
  actorId: string | null
  details?: Record<string, unknown> | null
  at: number
}

/** Adds an event to an attempt; false when it is there already. */
export async function recordEvent(payload: BasePayload, event: AttemptEvent): Promise<boolean> {
  const { attempt, project, key, kind, actor, actorId, details = null, at } = event
  const row = await insertIfAbsent({
    payload,
    collection: 'attempt-events',
    data: {
      key: `${attempt}/${key}`,
      attempt,
      project,
      kind,
      actor,
      actorId,
      details,
      at: new Date(at).toISOString(),
    },
  })
  return row !== null
}
