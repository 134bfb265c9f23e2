import { paragraphs, type Text, textOf } from '../text/textOf.ts'
import type { NotificationContent } from './NotificationContent.ts'

/** About an abandoned cart. @param items what is in it */
export const cartNotification = (items: Text): NotificationContent => ({
  title: textOf('notification.cartWaits'),
  text: textOf('notification.cartWaitsText', { items }),
  href: '/cart',
})

/** Text of the e-mail about an abandoned cart, with a link to it. */
export const cartMail = (items: Text, link: string): Text =>
  paragraphs(textOf('notification.cartMail', { items }), textOf('notification.cartMailOpen', { link }))
