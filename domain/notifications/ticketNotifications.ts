import type { GrievanceOfficer } from '../calls/tickets.ts'
import { dayOf, type Text, textOf } from '../text/textOf.ts'
import type { NotificationContent } from './NotificationContent.ts'

/** For a student whose complaint was received. @param dueAt until when it is redressed, ms since epoch */
export const complaintReceivedNotification = (number: string, dueAt: number): NotificationContent => ({
  title: textOf('notification.complaintReceived', { number }),
  text: textOf('notification.complaintReceivedText', { day: dayOf(dueAt) }),
  href: `/support-tickets/${number}`,
})

/** The contact data of the grievance officer, as a sentence. */
export const grievanceOfficerText = ({ name, email, phone }: GrievanceOfficer): Text =>
  textOf('notification.grievanceOfficer', {
    officer: [name, email, phone].filter((part) => part !== null).join(', '),
  })
