import type { LatestNotifications, NotificationView } from '../calls/notifications.ts'
import { fill } from '../text/fill.ts'
import { NOTIFICATIONS_A_PAGE } from './limits.ts'

/** The latest unread ones with one that has just arrived; the same object when it is there already or was read meanwhile. */
export function withNotification<Shown extends Pick<LatestNotifications, 'notifications'>>(
  shown: Shown,
  news: NotificationView,
): Shown {
  if (news.read || shown.notifications.some(({ id }) => id === news.id)) return shown
  const notifications = [news, ...shown.notifications].toSorted(newestFirst).slice(0, NOTIFICATIONS_A_PAGE)
  return { ...shown, notifications }
}

const newestFirst = (a: NotificationView, b: NotificationView): number =>
  b.addedOn - a.addedOn || (a.id < b.id ? 1 : -1)

/** What stands on the bell: nothing for none, `9+` from ten on. */
export const badgeText = (unread: number): string => (unread <= 0 ? '' : unread > 9 ? '9+' : String(unread))

/** What the bell is called: `Notifications, 3 unread`. */
export function bellName(texts: BellTexts, unread: number, most: number): string {
  if (unread <= 0) return texts.notifications
  return unread >= most ? fill(texts.unreadOrMore, { count: most }) : fill(texts.unread, { count: unread })
}

type BellTexts = { notifications: string; unread: string; unreadOrMore: string }
