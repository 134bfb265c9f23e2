import type { BasePayload } from 'payload'
import { insertIfAbsent } from '#database/guard.ts'
import type { NotificationKind } from '#domain/notifications/kinds.ts'
import { PUSHED } from '#domain/notifications/pushed.ts'
import { renderText } from '#domain/text/renderText.ts'
import type { Text } from '#domain/text/textOf.ts'
import { canBePushed, queuePush, reachable } from '../push/queuePush.ts'
import { liveNotifications } from './liveNotifications.ts'

export type NewNotification = {
  /** Id of the project and of the person. */
  project: string
  user: string
  kind: NotificationKind
  title: Text
  text?: Text | null
  /** Path on the storefront, such as `/orders/…`. */
  href?: string | null
  /** Idempotency key of the event, unique per person. */
  dedupeKey: string
  now: Date
}

const hasOneLanguage = (text: Text): boolean => 'words' in text && !text.hindi

/** The database row of a notification: in English for staff's lists, with its keys for readers of other languages. */
export const notificationRow = ({
  project,
  user,
  kind,
  title,
  text,
  href,
  dedupeKey,
  now,
}: NewNotification) => ({
  project,
  user,
  kind,
  title: renderText('en', title),
  text: text ? renderText('en', text) : null,
  texts: hasOneLanguage(title) && (!text || hasOneLanguage(text)) ? null : { title, text: text ?? null },
  href: href ?? null,
  read: false,
  addedOn: now.toISOString(),
  dedupeKey: `${project}:${user}:${dedupeKey}`,
})

/**
 * Notifies a person in the product, and queues the message to their browsers; returns whether the notification is new. Idempotent by
 * `dedupeKey`. Streams of this process are woken at once, those of other processes find the row within a second (watchNotifications).
 */
export const notify = async (payload: BasePayload, notification: NewNotification): Promise<boolean> =>
  insertNotice(payload, notification, await canBePushed(payload, notification))

/** The same for many people; subscribed browsers are read once. Returns how many notifications are new. */
export async function notifyAll(
  payload: BasePayload,
  notifications: readonly NewNotification[],
): Promise<number> {
  const pushed = await reachable(payload, notifications)
  let count = 0
  for (const one of notifications)
    if (await insertNotice(payload, one, PUSHED[one.kind] !== null && pushed.has(one.user))) count++
  return count
}

/** The same, when it is known whether the person has a subscribed browser: all rows are written in the same tick. */
export async function insertNotice(
  payload: BasePayload,
  notification: NewNotification,
  isPushed: boolean,
): Promise<boolean> {
  const [row] = await Promise.all([
    insertIfAbsent({ payload, collection: 'notifications', data: notificationRow(notification) }),
    isPushed && queuePush(payload, notification),
  ])
  if (row) liveNotifications.wake(notification.user)
  return row !== null
}
