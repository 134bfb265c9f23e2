import type { AttemptTiming } from './AttemptTiming.ts'
import { GRACE_MS, lateAnswersEndAt } from './lateVerdict.ts'
import { resumesAt } from './pauses.ts'
import type { AttemptState } from './transitions.ts'

type Standing = {
  state: AttemptState
  /** Ms since epoch; null while it is paused. */
  endsAt: number | null
  timing: Pick<AttemptTiming, 'pauses'>
  pauses: { times: number | null; minutes: number }
  lateSyncMinutes: number
  /** When results are published; null: at once. */
  resultAt: number | null
}

/**
 * When the server's next transition is due, ms since epoch: end the attempt once the grace of the last save is over, resume a pause,
 * mark what is complete, publish. 0 is at once, null never.
 */
export function dueAt(attempt: Standing): number | null {
  const { state, endsAt } = attempt
  if (state === 'inProgress') return endsAt === null ? null : endsAt + GRACE_MS
  if (state === 'paused') return resumesAt(attempt.timing.pauses, attempt.pauses)
  // What a student submitted is complete; after an end, a device without network may still bring answers that count.
  if (state === 'submitting' || state === 'submitted') return 0
  if (state === 'autoSubmitted') return lateAnswersEndAt(endsAt ?? 0, attempt.lateSyncMinutes)
  return state === 'evaluated' ? (attempt.resultAt ?? 0) : null
}
