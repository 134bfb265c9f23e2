import type { TicketPriority } from '#domain/tickets/tickets.ts'
import type { TicketState } from '#domain/tickets/transitions.ts'
import type { Tone } from '../orders/orderTexts.ts'

type Look = { text: string; tone: Tone }

/** Badge of each state of a ticket. */
export const TICKET_BADGES: Record<TicketState, Look> = {
  open: { text: 'Open', tone: 'danger' },
  inProgress: { text: 'In progress', tone: 'info' },
  answered: { text: 'Answered', tone: 'success' },
  resolved: { text: 'Resolved', tone: 'success' },
  closed: { text: 'Closed', tone: 'plain' },
  merged: { text: 'Merged', tone: 'plain' },
}

export const PRIORITY_LABELS: Record<TicketPriority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
}
