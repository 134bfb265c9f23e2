import type { BasePayload } from 'payload'
import { insertMany } from '#database/bulk.ts'
import { liveNotifications } from './liveNotifications.ts'
import { type News, rowOf } from './notify.ts'

/** Rows in one statement: the database works that long without anything else running in this process. */
const ROWS_PER_STATEMENT = 25

/** `notify` for many people at once; those who have this notification already are passed over. */
export async function insertNotification(payload: BasePayload, news: News[]): Promise<void> {
  for (let start = 0; start < news.length; start += ROWS_PER_STATEMENT) {
    const part = news.slice(start, start + ROWS_PER_STATEMENT)
    await insertMany(payload, 'notifications', part.map(rowOf), 'dedupeKey')
    for (const { user } of part) liveNotifications.wake(user)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
