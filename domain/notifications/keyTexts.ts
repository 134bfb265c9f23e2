import { literalText, textOf } from '../text/textOf.ts'
import type { NotificationContent } from './NotificationContent.ts'
import type { Titled } from './titles.ts'

/** For a buyer whose order was waiting for its keys. */
export const keysReadyNotification = (number: string): NotificationContent => ({
  title: textOf('notification.keysReady', { number }),
  text: textOf('notification.keysReadyText'),
  href: `/orders/${number}`,
})

/** For a student who was granted access by staff. */
export const accessGrantedNotification = ({ title, hindiTitle }: Titled): NotificationContent => ({
  title: textOf('notification.accessGranted', { title: literalText(title, hindiTitle) }),
  text: textOf('notification.accessGrantedText'),
  href: '/learn',
})
