import type { BasePayload } from 'payload'
import { markNotificationsRead, type NotificationSelection } from '#database/markRead.ts'
import { liveNotifications } from './liveNotifications.ts'
import type { Reader } from './readNotifications.ts'

/** Marks unread notifications of a person as read: by id, or all up to a time. Other devices are updated within a second. */
export async function markRead(
  payload: BasePayload,
  reader: Reader,
  which: NotificationSelection,
  now: Date,
): Promise<void> {
  if ('ids' in which && which.ids.length === 0) return
  await markNotificationsRead(payload, reader, which, now.toISOString())
  liveNotifications.wake(reader.user)
}
