import type { AttemptState } from '#domain/exams/attempts/transitions.ts'
import type { Tone } from '../orders/orderTexts.ts'

/** How the panel shows the state of an attempt. */
export const ATTEMPT_BADGES: Record<AttemptState, { text: string; tone: Tone }> = {
  notStarted: { text: 'Not started', tone: 'plain' },
  inProgress: { text: 'In the test', tone: 'success' },
  paused: { text: 'Paused', tone: 'warning' },
  submitting: { text: 'Submitting', tone: 'info' },
  submitted: { text: 'Submitted', tone: 'info' },
  autoSubmitted: { text: 'Ended', tone: 'info' },
  evaluated: { text: 'Marked', tone: 'info' },
  published: { text: 'Result out', tone: 'plain' },
  cancelled: { text: 'Cancelled', tone: 'danger' },
}
