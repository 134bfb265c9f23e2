import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import {
  advanceCursor,
  deliveredUntil,
  isNewRow,
  type StreamCursor,
} from '#domain/notifications/streamCursor.ts'
import type { Notification } from '#payload-types'
import { ownNotifications, type Reader } from './readNotifications.ts'

const BATCH_SIZE = 50

/** Notifications after the cursor, oldest first, each with its own cursor. At most 50; call again until the result is empty. */
export async function notificationsSince(
  payload: BasePayload,
  reader: Reader,
  cursor: StreamCursor,
): Promise<{ row: Notification; cursor: StreamCursor }[]> {
  let behind: Where = { createdAt: { greater_than: new Date(deliveredUntil(cursor)).toISOString() } }
  for (;;) {
    const docs = await readRows({
      payload,
      collection: 'notifications',
      where: { and: [...ownNotifications(reader), behind] },
      sort: ['createdAt', 'id'],
      limit: BATCH_SIZE,
    })
    let passed = cursor
    const newRows = docs.flatMap((row) => {
      const place = { id: String(row.id), createdAt: Date.parse(row.createdAt) }
      if (!isNewRow(passed, place)) return []
      passed = advanceCursor(passed, place)
      return [{ row, cursor: passed }]
    })
    const last = docs.at(-1)
    if (newRows.length > 0 || !last || docs.length < BATCH_SIZE) return newRows
    // A full batch of rows already sent: continue after it.
    const { id, createdAt } = last
    behind = {
      or: [
        { createdAt: { greater_than: createdAt } },
        { and: [{ createdAt: { equals: createdAt } }, { id: { greater_than: id } }] },
      ],
    }
  }
}
