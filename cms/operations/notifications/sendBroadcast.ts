import type { BasePayload, Where } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { STAFF_LEVEL } from '#domain/roles/roles.ts'
import { literalText } from '#domain/text/textOf.ts'
import type { Broadcast, User } from '#payload-types'
import { studentsOfBatch } from '../batches/batchStudents.ts'
import { insertNotification } from './insertNotification.ts'

const BATCH_SIZE = 500

/** Conditions for the audience of a broadcast; combined with the project, so named people of other projects are excluded. */
const audienceOf = ({ audience, people }: Broadcast, inBatch: readonly string[]): Where[] => {
  if (audience === 'students') return [{ userLevel: { less_than: STAFF_LEVEL } }]
  if (audience === 'staff') return [{ userLevel: { greater_than_equal: STAFF_LEVEL } }]
  if (audience === 'people') return [{ id: { in: (people ?? []).flatMap((person) => idOf(person) ?? []) } }]
  if (audience === 'batch') return [{ id: { in: [...inBatch] } }]
  return []
}

/**
 * Delivers a broadcast to its audience in batches of 500 by id. The cursor advances after each batch by a conditional update, so after a
 * kill or a concurrent run at most one batch is repeated; the dedupe key prevents duplicates. `sentCount` is the number of receivers.
 */
export async function sendBroadcast(payload: BasePayload, broadcast: Broadcast, now: Date): Promise<void> {
  const project = idOf(broadcast.project) as string
  let cursor = broadcast.cursor ?? null
  const inBatch =
    broadcast.audience === 'batch' ? await studentsOfBatch(payload, idOf(broadcast.batch) ?? '') : []
  for (;;) {
    const { docs } = await payload.db.find<User>({
      collection: 'users',
      where: {
        and: [
          { project: { equals: project } },
          { deletedAt: { exists: false } },
          ...audienceOf(broadcast, inBatch),
          ...(cursor ? [{ id: { greater_than: cursor } }] : []),
        ],
      },
      select: { uid: true },
      sort: 'id',
      limit: BATCH_SIZE,
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
        title: literalText(title),
        text: text ? literalText(text) : null,
        href,
        dedupeKey,
        now,
      })),
    )
    const isLast = docs.length < BATCH_SIZE
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
    // Another process has advanced the broadcast.
    if (!moved) return
    if (isLast) return
    cursor = next
  }
}
