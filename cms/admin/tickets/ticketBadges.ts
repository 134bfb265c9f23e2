import { TICKET_STATES } from '#domain/tickets/tickets.ts'
import type { SupportTicket } from '#payload-types'
import type { Tone } from '../orders/orderTexts.ts'

const TONES: Record<SupportTicket['state'], Tone> = {
  open: 'danger',
  inProgress: 'info',
  resolved: 'success',
}

/** Badge of each ticket status. */
export const TICKET_BADGES = Object.fromEntries(
  TICKET_STATES.map(({ id, label }) => [id, { text: label, tone: TONES[id] }]),
) as Record<SupportTicket['state'], { text: string; tone: Tone }>
