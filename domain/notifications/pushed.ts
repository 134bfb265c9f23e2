import { DAY_MS } from '../auth/policy.ts'
import type { NoticeKind } from '../messages/noticeKinds.ts'
import { type Text, textOf } from '../text/textOf.ts'
import type { NotificationKind } from './kinds.ts'

/** Devices of a person that get messages; an older one makes room for the next. */
export const MAX_PUSH_DEVICES = 10

/** A message that no device could take for so long is given up, and a push service drops it. */
export const PUSH_VALID_MS = DAY_MS

type Pushed = {
  /** The preference by which the person can turn it off. */
  notice: NoticeKind
  /** All that a locked screen shows. */
  title: Text
}

/**
 * How kinds of notifications reach a device; null for those that stay under the bell. Others can read a locked screen, so it says what the
 * message is about, and never what the notification says.
 */
export const PUSHED: Record<NotificationKind, Pushed | null> = {
  // Its reader has the page open.
  welcome: null,
  newDevice: { notice: 'account', title: textOf('notification.pushNewDevice') },
  security: { notice: 'account', title: textOf('notification.pushSecurity') },
  order: { notice: 'account', title: textOf('notification.pushOrder') },
  message: { notice: 'help', title: textOf('notification.pushMessage') },
}
