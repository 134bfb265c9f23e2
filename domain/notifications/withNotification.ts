import type { LatestNotifications, NotificationView } from '../calls/notifications.ts'
import { fillPlaceholders } from '../text/fillPlaceholders.ts'
import { NOTIFICATIONS_PER_PAGE } from './limits.ts'

/**
 * Adds a notification that has just arrived to the latest unread ones; returns the same object when it is
 * already included or has been read.
 */
export function withNotification<Shown extends Pick<LatestNotifications, 'notifications'>>(
  shown: Shown,
  notification: NotificationView,
): Shown {
  if (notification.read || shown.notifications.some(({ id }) => id === notification.id)) return shown
  const notifications = [notification, ...shown.notifications]
    .toSorted(newestFirst)
    .slice(0, NOTIFICATIONS_PER_PAGE)
  return { ...shown, notifications }
}

const newestFirst = (a: NotificationView, b: NotificationView): number =>
  b.addedOn - a.addedOn || (a.id < b.id ? 1 : -1)

/** Text of the bell's badge: empty for none, `9+` from ten. */
export const badgeText = (unread: number): string => (unread <= 0 ? '' : unread > 9 ? '9+' : String(unread))

/** Accessible name of the bell: `Notifications, 3 unread`. */
export function bellLabel(texts: BellTexts, unread: number, max: number): string {
  if (unread <= 0) return texts.notifications
  return unread >= max
    ? fillPlaceholders(texts.unreadOrMore, { count: max })
    : fillPlaceholders(texts.unread, { count: unread })
}

type BellTexts = { notifications: string; unread: string; unreadOrMore: string }
