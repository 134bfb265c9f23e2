import { DAY_MS } from '../auth/policy.ts'

/** Categories of support tickets, as the form offers them; `priority` is that of a new ticket. */
export const TICKET_CATEGORIES = [
  { id: 'course', label: 'A course or class', priority: 'normal' },
  { id: 'test', label: 'A test or quiz', priority: 'normal' },
  { id: 'order', label: 'An order or delivery', priority: 'normal' },
  { id: 'payment', label: 'A payment or refund', priority: 'high' },
  { id: 'account', label: 'Login or my account', priority: 'normal' },
  { id: 'grievance', label: 'A complaint', priority: 'high' },
  { id: 'other', label: 'Something else', priority: 'normal' },
] as const
export type TicketCategory = (typeof TICKET_CATEGORIES)[number]['id']

export const TICKET_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const
export type TicketPriority = (typeof TICKET_PRIORITIES)[number]

/** The priority that a new ticket of a category has. */
export const priorityOf = (category: TicketCategory): TicketPriority =>
  TICKET_CATEGORIES.find(({ id }) => id === category)?.priority ?? 'normal'

/** Tickets on a page of a person's list. */
export const TICKETS_PER_PAGE = 10

/** Maximum number of messages that a person adds to their tickets a day, and of all messages in one ticket. */
export const TICKET_MESSAGES_PER_DAY = 20
export const MAX_TICKET_MESSAGES = 100

/** Maximum number of tickets that a person opens a day; more is a mistake or a program. */
export const TICKETS_PER_DAY = 5

/** An answered ticket without another message is resolved after this time. */
export const RESOLVED_AFTER_MS = 7 * DAY_MS
/** A resolved ticket can be opened again for this time; then it is closed. */
export const CLOSED_AFTER_MS = 14 * DAY_MS

export const TICKET_RATINGS = { min: 1, max: 5 } as const

/**
 * A public ticket number such as `HT-26-104872`: the year and six random digits; a new one is generated when
 * the project already has it.
 */
export const ticketNumber = (openedAt: Date, random: (below: number) => number): string =>
  `HT-${String(openedAt.getUTCFullYear()).slice(-2)}-${String(100_000 + random(900_000))}`

/** Notification for staff about a new ticket or message. */
export const ticketOpenedNotification = (number: string) => ({
  title: 'New support ticket',
  text: `${number} waits for an answer. More may have come since.`,
  href: '/admin/collections/support-tickets',
})

const LATE_TEXTS = {
  firstReply: 'waits for its first reply longer than promised.',
  resolution: 'is not resolved within its target.',
  redress: 'is a complaint that the law wants settled within a month, which is almost over.',
} as const

/** Notification for admins about a ticket that is late. */
export const lateTicketNotification = (id: string, number: string, what: keyof typeof LATE_TEXTS) => ({
  title: `Ticket ${number} is late`,
  text: `${number} ${LATE_TEXTS[what]}`,
  href: `/admin/collections/support-tickets/${id}`,
})
