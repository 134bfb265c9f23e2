import type { Locale } from '../../text/locales.ts'
import type { AttemptActor, AttemptState } from './transitions.ts'

/** What staff read for the codes of an attempt, on pages and in exported files. */
export const STATE_WORDS: Record<AttemptState, string> = {
  notStarted: 'Not started',
  inProgress: 'In the test',
  paused: 'Paused',
  submitting: 'Submitting',
  submitted: 'Submitted',
  autoSubmitted: 'Ended',
  evaluated: 'Marked',
  published: 'Result out',
  cancelled: 'Cancelled',
}
export const LANGUAGE_WORDS: Record<Locale, string> = { en: 'English', hi: 'Hindi' }
export const ENDED_BY_WORDS: Record<AttemptActor, string> = {
  student: 'submitted',
  staff: 'ended by staff',
  server: 'the time was over',
}
