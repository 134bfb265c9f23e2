import { literalText, textOf } from '../text/textOf.ts'
import type { NotificationContent } from './NotificationContent.ts'

/** For a student whose request is done, with its result. */
export const requestDoneNotification = (result: string): NotificationContent => ({
  title: textOf('notification.requestDone'),
  text: literalText(result),
  href: '/support-tickets',
})
