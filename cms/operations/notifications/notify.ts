import type { BasePayload } from 'payload'
import { insertIfAbsent } from '#database/guard.ts'
import type { NotificationKind } from '#domain/notifications/kinds.ts'
import { liveNotifications } from './liveNotifications.ts'

export type News = {
  /** Id of the project and of the person. */
  project: string
  user: string
  kind: NotificationKind
  title: string
  text?: string | null
  /** Path on the storefront, such as `/orders/…`. */
  href?: string | null
  /** The same event told twice makes one notification. */
  dedupeKey: string
  now: Date
}

/** The row of a piece of news. */
export const rowOf = ({ project, user, kind, title, text, href, dedupeKey, now }: News) => ({
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
 * Tells a person something in the product; true when it was new. The row is what counts: streams of this process are
 * woken to look at once, those of other processes find it within a second by themselves (watchNotifications).
 */
export async function notify(payload: BasePayload, news: News): Promise<boolean> {
  const row = await insertIfAbsent({ payload, collection: 'notifications', data: rowOf(news) })
  if (row) liveNotifications.wake(news.user)
  return row !== null
}
