import type { BasePayload } from 'payload'
import { insertMany } from '#database/bulk.ts'
import { queuePushes } from '../push/queuePush.ts'
import { liveNotifications } from './liveNotifications.ts'
import { type NewNotification, notificationRow } from './notify.ts'

/** Rows per statement; SQLite blocks the process while it runs. */
const ROWS_PER_STATEMENT = 25

/** Like `notify` for a broadcast to many people; existing notifications are skipped. */
export async function insertNotification(
  payload: BasePayload,
  notifications: NewNotification[],
): Promise<void> {
  for (let start = 0; start < notifications.length; start += ROWS_PER_STATEMENT) {
    const part = notifications.slice(start, start + ROWS_PER_STATEMENT)
    // A broadcast is only in the language in which it was written.
    const rows = part.map((one) => ({ ...notificationRow(one), texts: null }))
    await insertMany(payload, 'notifications', rows, 'dedupeKey')
    await queuePushes(payload, part)
    for (const { user } of part) liveNotifications.wake(user)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
