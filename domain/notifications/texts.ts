import { literalText, textOf } from '../text/textOf.ts'
import type { NotificationContent } from './NotificationContent.ts'

/** For a person with a new account. */
export const welcomeNotification = (project: string): NotificationContent => ({
  title: textOf('notification.welcome', { project }),
  text: textOf('notification.welcomeText'),
  href: '/learn',
})

/** For a person who signed in on a new device. @param device such as `Chrome on Android` */
export function newDeviceNotification(device: string): NotificationContent {
  const [browser, system] = device.split(' on ')
  const named = literalText(device, system ? `${system} पर ${browser}` : null)
  return {
    title: textOf('notification.newSignIn'),
    text: textOf('notification.newSignInText', { device: named }),
    href: '/profile',
  }
}

const contact = textOf('notification.contactSupport')

/** For a person whose phone or e-mail was replaced by another one, or verified. */
export const identityNotification = (
  channel: 'phone' | 'email',
  change: 'changed' | 'verified',
): NotificationContent => {
  const texts = {
    phone: {
      changed: [textOf('notification.phoneChanged'), textOf('notification.phoneChangedText', { contact })],
      verified: [textOf('notification.phoneVerified'), textOf('notification.verifiedText', { contact })],
    },
    email: {
      changed: [textOf('notification.emailChanged'), textOf('notification.emailChangedText', { contact })],
      verified: [textOf('notification.emailVerified'), textOf('notification.verifiedText', { contact })],
    },
  } as const
  const [title, text] = texts[channel][change]
  return { title, text, href: '/profile' }
}

/** For the buyer of a paid order, with or without classes; of one that cost nothing when `isFree`. */
export const orderPaidNotification = (
  number: string,
  { opensClasses = false, isFree = false }: { opensClasses?: boolean; isFree?: boolean },
): NotificationContent => ({
  title: textOf('notification.confirmed', { number }),
  text: paidText(opensClasses, isFree),
  href: `/orders/${number}`,
})

function paidText(opensClasses: boolean, isFree: boolean): NotificationContent['text'] {
  if (isFree) return opensClasses ? textOf('notification.freeWithCourse') : textOf('notification.freeText')
  return opensClasses ? textOf('notification.confirmedWithCourse') : textOf('notification.confirmedText')
}

/** For a student whose ticket the team has answered. */
export const ticketAnsweredNotification = (number: string): NotificationContent => ({
  title: textOf('notification.ticketAnswered', { number }),
  text: textOf('notification.ticketAnsweredText'),
  href: `/support-tickets/${number}`,
})

/** For a student whose answer to an assignment was accepted, or returned to be improved. */
export const assignmentReviewedNotification = (
  lesson: string,
  isAccepted: boolean,
  href: string,
): NotificationContent => ({
  title: textOf(isAccepted ? 'notification.assignmentAccepted' : 'notification.assignmentReturned'),
  text: textOf('notification.assignmentReviewedText', { title: literalText(lesson) }),
  href,
})

/** For a student whose doubt an expert has answered. */
export const doubtAnsweredNotification = (number: string, title: string): NotificationContent => ({
  title: textOf('notification.doubtAnswered', { number }),
  text: textOf('notification.doubtAnsweredText', { title: literalText(title) }),
  href: `/doubts/${number}`,
})

/** For a student whose doubt was rejected. */
export const doubtRejectedNotification = (
  number: string,
  title: string,
  reason: string,
): NotificationContent => ({
  title: textOf('notification.doubtRejected', { number }),
  text: textOf('notification.doubtRejectedText', { title: literalText(title), reason: literalText(reason) }),
  href: `/doubts/${number}`,
})

type Reviewed = { title: string; hindiTitle?: string | null | undefined; href: string }

/** For a student whose review was published. @param product its title, and `href` its page */
export const reviewApprovedNotification = ({ title, hindiTitle, href }: Reviewed): NotificationContent => ({
  title: textOf('notification.reviewPublished'),
  text: textOf('notification.reviewPublishedText', { product: literalText(title, hindiTitle) }),
  href: `${href}#reviews`,
})

/** For a student whose review was not published; its page says why. */
export const reviewRejectedNotification = ({ title, hindiTitle, href }: Reviewed): NotificationContent => ({
  title: textOf('notification.reviewRejected'),
  text: textOf('notification.reviewRejectedText', { product: literalText(title, hindiTitle) }),
  href: `${href}#reviews`,
})

/** For a student whose review the team has answered. */
export const reviewRepliedNotification = ({ title, hindiTitle, href }: Reviewed): NotificationContent => ({
  title: textOf('notification.reviewReplied'),
  text: textOf('notification.reviewRepliedText', { product: literalText(title, hindiTitle) }),
  href: `${href}#reviews`,
})
