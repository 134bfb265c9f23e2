import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { isNotification, passRow, type StreamCursor, seenUntil } from '#domain/notifications/streamCursor.ts'
import type { Notification } from '#payload-types'
import { ownNotifications, type Reader } from './readNotifications.ts'

const A_READ = 50

/** What a stream has not handed out yet, oldest first, each with the cursor after it. At most 50; ask again until none. */
export async function notificationsSince(
  payload: BasePayload,
  reader: Reader,
  cursor: StreamCursor,
): Promise<{ row: Notification; cursor: StreamCursor }[]> {
  let behind: Where = { createdAt: { greater_than: new Date(seenUntil(cursor)).toISOString() } }
  for (;;) {
    const docs = await readRows({
      payload,
      collection: 'notifications',
      where: { and: [...ownNotifications(reader), behind] },
      sort: ['createdAt', 'id'],
      limit: A_READ,
    })
    let passed = cursor
    const news = docs.flatMap((row) => {
      const place = { id: String(row.id), createdAt: Date.parse(row.createdAt) }
      if (!isNotification(passed, place)) return []
      passed = passRow(passed, place)
      return [{ row, cursor: passed }]
    })
    const last = docs.at(-1)
    if (news.length > 0 || !last || docs.length < A_READ) return news
    // A whole page of known rows: look behind it.
    const { id, createdAt } = last
    behind = {
      or: [
        { createdAt: { greater_than: createdAt } },
        { and: [{ createdAt: { equals: createdAt } }, { id: { greater_than: id } }] },
      ],
    }
  }
}
