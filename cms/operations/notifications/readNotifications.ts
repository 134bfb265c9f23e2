import type { BasePayload, Where } from 'payload'
import { countRows, readRows } from '#database/guard.ts'
import type { LatestNotifications, NotificationPage } from '#domain/calls/notifications.ts'
import { MAX_COUNTED, NOTIFICATIONS_PER_PAGE } from '#domain/notifications/limits.ts'
import { type PageCursor, toPageCursor } from '#domain/notifications/pageCursor.ts'
import { advanceCursor, cursorAt, isNewRow, type StreamCursor } from '#domain/notifications/streamCursor.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { Notification } from '#payload-types'
import { notificationView } from './notificationView.ts'

/** A person in a project, and the language of the page they read. */
export type Reader = { project: string; user: string; locale: Locale }
type Owner = Omit<Reader, 'locale'>

const NEWEST_FIRST = ['-addedOn', '-id']

export const ownNotifications = ({ project, user }: Owner): Where[] => [
  { user: { equals: user } },
  { project: { equals: project } },
]
const unreadOf = (reader: Owner): Where => ({
  and: [...ownNotifications(reader), { read: { equals: false } }],
})

const find = (payload: BasePayload, where: Where, limit: number): Promise<Notification[]> =>
  readRows({ payload, collection: 'notifications', where, sort: NEWEST_FIRST, limit })

/** Number of a person's unread notifications, capped at MAX_COUNTED. */
export const countUnread = async (payload: BasePayload, reader: Owner): Promise<number> =>
  Math.min(MAX_COUNTED, await countRows({ payload, collection: 'notifications', where: unreadOf(reader) }))

/** The latest 20 unread, newest first (spec 4 and 7), the number of unread ones, and the cursor for a stream. */
export async function latestNotifications(
  payload: BasePayload,
  reader: Reader,
  now: Date,
): Promise<LatestNotifications & { cursor: StreamCursor }> {
  const rows = await find(payload, unreadOf(reader), NOTIFICATIONS_PER_PAGE)
  const isAll = rows.length < NOTIFICATIONS_PER_PAGE
  const unread = isAll ? rows.length : await countUnread(payload, reader)
  let cursor = cursorAt(now.getTime())
  for (const { id, createdAt } of rows) {
    const row = { id: String(id), createdAt: Date.parse(createdAt) }
    if (isNewRow(cursor, row)) cursor = advanceCursor(cursor, row)
  }
  return { notifications: rows.map((row) => notificationView(row, reader.locale)), unread, cursor }
}

/** A page of all notifications of a person, newest first; `before` is the cursor of the previous page. */
export async function listNotifications(
  payload: BasePayload,
  reader: Reader,
  { before, limit }: { before: PageCursor | null; limit: number },
): Promise<NotificationPage> {
  const addedOn = before && new Date(before.addedOn).toISOString()
  const older: Where[] = before
    ? [
        {
          or: [
            { addedOn: { less_than: addedOn } },
            { and: [{ addedOn: { equals: addedOn } }, { id: { less_than: before.id } }] },
          ],
        },
      ]
    : []
  const rows = await find(payload, { and: [...ownNotifications(reader), ...older] }, limit + 1)
  const notifications = rows.slice(0, limit).map((row) => notificationView(row, reader.locale))
  const last = notifications.at(-1)
  return { notifications, next: last && rows.length > limit ? toPageCursor(last) : null }
}
