import { literalText, momentOf, textOf } from '../text/textOf.ts'
import type { NotificationContent } from './NotificationContent.ts'
import type { Titled } from './titles.ts'

type Offered = { batch: Titled; product: Titled; until: number; href: string }

/** For the first student on the waitlist of a batch, when a seat is free. @param until how long it is kept, ms since epoch */
export const seatOfferedNotification = ({ batch, product, until, href }: Offered): NotificationContent => ({
  title: textOf('notification.seatOffered', { batch: literalText(batch.title, batch.hindiTitle) }),
  text: textOf('notification.seatOfferedText', {
    product: literalText(product.title, product.hindiTitle),
    moment: momentOf(until),
  }),
  href,
})

/** For a student who got a seat in a batch from staff. */
export const batchAssignedNotification = (batch: Titled): NotificationContent => ({
  title: textOf('notification.batchGiven', { batch: literalText(batch.title, batch.hindiTitle) }),
  text: textOf('notification.batchGivenText'),
  href: '/learn',
})
