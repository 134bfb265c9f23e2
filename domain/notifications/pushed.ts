import { DAY_MS } from '../auth/policy.ts'
import type { NoticeKind } from '../messages/noticeKinds.ts'
import { type Text, textOf } from '../text/textOf.ts'
import type { NotificationKind } from './kinds.ts'

/** Maximum number of push devices of a person; a new one replaces the oldest. */
export const MAX_PUSH_DEVICES = 10

/** How long a push message is valid, ms: after that it is given up, and the push service drops it. */
export const PUSH_VALID_MS = DAY_MS

type Pushed = {
  /** The preference by which the person can turn it off. */
  notice: NoticeKind
  /** The whole content of the push message. */
  title: Text
}

/**
 * Push messages by kind of notification; null for kinds that are only shown under the bell. Since others may read a locked screen, a push
 * message names the topic only, never the content of the notification.
 */
export const PUSHED: Record<NotificationKind, Pushed | null> = {
  // The person has the page open when it is created.
  welcome: null,
  newDevice: { notice: 'account', title: textOf('notification.pushNewDevice') },
  security: { notice: 'account', title: textOf('notification.pushSecurity') },
  order: { notice: 'account', title: textOf('notification.pushOrder') },
  message: { notice: 'help', title: textOf('notification.pushMessage') },
}
