import type { BasePayload } from 'payload'
import { insertOnce } from '#collections/guard.ts'
import type { NotificationKind } from '#domain/notifications/kinds.ts'

type News = {
  /** Id of the project and of the person. */
  project: string
  user: string
  kind: NotificationKind
  title: string
  text?: string
  /** Path on the storefront, such as `/orders/…`. */
  href?: string
  /** The same event told twice makes one notification. */
  dedupeKey: string
  now: Date
}

/** Tells a person something in the product; true when it was new. */
export async function notify(payload: BasePayload, news: News): Promise<boolean> {
  const { project, user, kind, title, text, href, dedupeKey, now } = news
  const row = await insertOnce({
    payload,
    collection: 'notifications',
    data: {
      project,
      user,
      kind,
      title,
      text: text ?? null,
      href: href ?? null,
      read: false,
      addedOn: now.toISOString(),
      dedupeKey: `${project}:${user}:${dedupeKey}`,
    },
  })
  return row !== null
}
