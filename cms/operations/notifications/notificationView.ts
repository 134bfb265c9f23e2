import type { NotificationView } from '#domain/calls/notifications.ts'
import type { Notification } from '#payload-types'

/** A notification as the API returns it; times in ms. */
export const notificationView = (row: Notification): NotificationView => ({
  id: String(row.id),
  kind: row.kind,
  title: row.title,
  text: row.text ?? null,
  href: row.href ?? null,
  read: row.read,
  addedOn: Date.parse(row.addedOn),
  readOn: row.readOn ? Date.parse(row.readOn) : null,
})
