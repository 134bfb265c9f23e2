import { STATE_WORDS } from '#domain/exams/attempts/attemptWords.ts'
import type { AttemptState } from '#domain/exams/attempts/transitions.ts'
import type { Tone } from '../orders/orderTexts.ts'

const TONES: Record<AttemptState, Tone> = {
  notStarted: 'plain',
  inProgress: 'success',
  paused: 'warning',
  submitting: 'info',
  submitted: 'info',
  autoSubmitted: 'info',
  evaluated: 'info',
  published: 'plain',
  cancelled: 'danger',
}

/** How the panel shows the state of an attempt. */
export const ATTEMPT_BADGES = Object.fromEntries(
  Object.entries(STATE_WORDS).map(([state, text]) => [state, { text, tone: TONES[state as AttemptState] }]),
) as Record<AttemptState, { text: string; tone: Tone }>
