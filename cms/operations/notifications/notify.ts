import type { BasePayload } from 'payload'
import { insertIfAbsent } from '#database/guard.ts'
import type { NotificationKind } from '#domain/notifications/kinds.ts'
import { liveNotifications } from './liveNotifications.ts'

export type NewNotification = {
  /** Id of the project and of the person. */
  project: string
  user: string
  kind: NotificationKind
  title: string
  text?: string | null
  /** Path on the storefront, such as `/orders/…`. */
  href?: string | null
  /** Idempotency key of the event, unique per person. */
  dedupeKey: string
  now: Date
}

/** The database row of a notification. */
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
  title,
  text: text ?? null,
  href: href ?? null,
  read: false,
  addedOn: now.toISOString(),
  dedupeKey: `${project}:${user}:${dedupeKey}`,
})

/**
 * Notifies a person in the product; returns whether the notification is new. Idempotent by `dedupeKey`. Streams of this process are woken
 * at once, those of other processes find the row within a second (watchNotifications).
 */
export async function notify(payload: BasePayload, news: NewNotification): Promise<boolean> {
  const row = await insertIfAbsent({ payload, collection: 'notifications', data: notificationRow(news) })
  if (row) liveNotifications.wake(news.user)
  return row !== null
}
