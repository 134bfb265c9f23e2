import type { DoubtState } from '#domain/doubts/transitions.ts'
import type { Tone } from '../orders/orderTexts.ts'

/** Badge of each state of a doubt. */
export const DOUBT_BADGES: Record<DoubtState, { text: string; tone: Tone }> = {
  new: { text: 'New', tone: 'danger' },
  assigned: { text: 'Assigned', tone: 'warning' },
  inProgress: { text: 'In progress', tone: 'info' },
  answered: { text: 'Answered', tone: 'success' },
  followUp: { text: 'Follow-up', tone: 'warning' },
  resolved: { text: 'Resolved', tone: 'success' },
  reopened: { text: 'Reopened', tone: 'danger' },
  rejected: { text: 'Rejected', tone: 'plain' },
  expired: { text: 'Expired', tone: 'plain' },
}
