import type { BasePayload, Where } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { STAFF_LEVEL } from '#domain/roles/roles.ts'
import type { Broadcast, User } from '#payload-types'
import { insertNotification } from './insertNotification.ts'

const BATCH = 500

/** Who of the project an audience is. People of other projects who were named are not among them. */
const audienceOf = ({ audience, people }: Broadcast): Where[] => {
  if (audience === 'students') return [{ userLevel: { less_than: STAFF_LEVEL } }]
  if (audience === 'staff') return [{ userLevel: { greater_than_equal: STAFF_LEVEL } }]
  if (audience === 'people') return [{ id: { in: (people ?? []).flatMap((person) => idOf(person) ?? []) } }]
  return []
}

/**
 * Hands a notification out to its audience, by id in batches of 500. The cursor moves after each batch and only from where
 * it was, so a process that is killed, or another one at the same work, repeats a batch at most; the dedupe key keeps
 * everybody to one. `sentCount` counts people who have it.
 */
export async function sendBroadcast(payload: BasePayload, broadcast: Broadcast, now: Date): Promise<void> {
  const project = idOf(broadcast.project) as string
  let cursor = broadcast.cursor ?? null
  for (;;) {
    const { docs } = await payload.db.find<User>({
      collection: 'users',
      where: {
        and: [
          { project: { equals: project } },
          { deletedAt: { exists: false } },
          ...audienceOf(broadcast),
          ...(cursor ? [{ id: { greater_than: cursor } }] : []),
        ],
      },
      select: { uid: true },
      sort: 'id',
      limit: BATCH,
      pagination: false,
    })
    const { title, text, href } = broadcast
    const dedupeKey = `broadcast:${broadcast.id}`
    await insertNotification(
      payload,
      docs.map(({ id }) => ({
        project,
        user: String(id),
        kind: 'message' as const,
        title,
        text,
        href,
        dedupeKey,
        now,
      })),
    )
    const isLast = docs.length < BATCH
    const next = docs.at(-1)?.id ?? cursor
    const moved = await conditionalUpdate({
      payload,
      collection: 'broadcasts',
      where: {
        and: [
          { id: { equals: broadcast.id } },
          { state: { equals: 'waiting' } },
          { cursor: cursor === null ? { exists: false } : { equals: cursor } },
        ],
      },
      data: { cursor: next, sentCount: { $inc: docs.length }, ...(isLast ? { state: 'sent' as const } : {}) },
    })
    // Another process moved on with it.
    if (!moved) return
    if (isLast) return
    cursor = next
  }
}
