/** Topics of support tickets, as the form offers them. */
export const TICKET_TOPICS = [
  { id: 'course', label: 'A course or class' },
  { id: 'test', label: 'A test or quiz' },
  { id: 'order', label: 'An order or payment' },
  { id: 'account', label: 'Signing in or my account' },
  { id: 'grievance', label: 'A complaint' },
  { id: 'other', label: 'Something else' },
] as const

export const TICKET_STATES = [
  { id: 'open', label: 'Open' },
  { id: 'inProgress', label: 'In progress' },
  { id: 'resolved', label: 'Resolved' },
] as const

/** Tickets on a page of a person's list. */
export const TICKETS_PER_PAGE = 10

/** Maximum number of tickets that a person opens a day; more is a mistake or a program. */
export const TICKETS_PER_DAY = 5

/**
 * A public ticket number such as `HT-26-104872`: the year and six random digits; a new one is generated when
 * the project already has it.
 */
export const ticketNumber = (openedAt: Date, random: (below: number) => number): string =>
  `HT-${String(openedAt.getUTCFullYear()).slice(-2)}-${String(100_000 + random(900_000))}`

/** Notification for the student whose ticket the team has answered. */
export const ticketAnsweredNotification = (number: string) => ({
  title: `Answer to ${number}`,
  text: 'We have answered your support ticket.',
  href: '/support-tickets',
})

/** Notification for admins about a new ticket. */
export const ticketOpenedNotification = (number: string) => ({
  title: 'New support ticket',
  text: `${number} waits for an answer. More may have come since.`,
  href: '/admin/collections/support-tickets',
})
