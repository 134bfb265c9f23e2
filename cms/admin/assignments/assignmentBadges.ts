import type { AssignmentState } from '#domain/learning/assignment.ts'
import type { Tone } from '../orders/orderTexts.ts'

/** Badge of each state of an answer to an assignment. */
export const ASSIGNMENT_BADGES: Record<AssignmentState, { text: string; tone: Tone }> = {
  handedIn: { text: 'To review', tone: 'warning' },
  returned: { text: 'Returned', tone: 'info' },
  accepted: { text: 'Accepted', tone: 'success' },
}
