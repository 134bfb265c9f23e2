import type { Reminder } from '../live/reminders.ts'
import { literalText, momentOf, sentences, textOf } from '../text/textOf.ts'
import type { NotificationContent } from './NotificationContent.ts'

/** Notifications of a live class: a reminder, a change of time, or its cancellation. */
export type LiveNotice = Reminder | 'moved' | 'cancelled'

type LiveClassInfo = {
  title: string
  hindiTitle: string | null
  startsAt: number
  /** Why it was cancelled; empty for no reason. */
  reason: string
  /** Path of its lesson. */
  href: string
}

const TITLES = {
  day: 'notification.liveTomorrow',
  soon: 'notification.liveSoon',
  moved: 'notification.liveMoved',
  cancelled: 'notification.liveCancelled',
} as const satisfies Record<LiveNotice, string>

/** For the students of a live class. */
export function liveClassNotification(
  notice: LiveNotice,
  { title, hindiTitle, startsAt, reason, href }: LiveClassInfo,
): NotificationContent {
  const named = { title: literalText(title, hindiTitle), moment: momentOf(startsAt) }
  const text =
    notice === 'cancelled'
      ? sentences(textOf('notification.liveCancelledText', named), reason ? literalText(reason) : null)
      : textOf('notification.liveText', named)
  return { title: textOf(TITLES[notice]), text, href }
}
