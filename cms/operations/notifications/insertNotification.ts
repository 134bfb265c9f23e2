import type { BasePayload } from 'payload'
import { insertMany } from '#database/bulk.ts'
import { liveNotifications } from './liveNotifications.ts'
import { type NewNotification, notificationRow } from './notify.ts'

/** Rows per statement; SQLite blocks the process while it runs. */
const ROWS_PER_STATEMENT = 25

/** Like `notify` for many people; existing notifications are skipped. */
export async function insertNotification(payload: BasePayload, news: NewNotification[]): Promise<void> {
  for (let start = 0; start < news.length; start += ROWS_PER_STATEMENT) {
    const part = news.slice(start, start + ROWS_PER_STATEMENT)
    await insertMany(payload, 'notifications', part.map(notificationRow), 'dedupeKey')
    for (const { user } of part) liveNotifications.wake(user)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
