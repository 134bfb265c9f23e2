import { isRunning } from '#domain/exams/attempts/runningStates.ts'
import type { AttemptState } from '#domain/exams/attempts/transitions.ts'

/** What staff do to an attempt. */
export type AttemptAct = 'extend' | 'message' | 'end' | 'reopen' | 'acceptlate' | 'cancel'

export const ACT_LABELS: Record<AttemptAct, string> = {
  extend: 'Add minutes',
  message: 'Message',
  end: 'End',
  reopen: 'Reopen',
  acceptlate: 'Accept late answers',
  cancel: 'Cancel',
}

/** The same for everybody who is in a test. */
export const ACT_LABELS_FOR_ALL = {
  extend: 'Add minutes for all',
  message: 'Message to all',
  end: 'End for all',
} as const satisfies Partial<Record<AttemptAct, string>>

/** What may be done to an attempt in this state. */
export function actsOf(state: AttemptState): AttemptAct[] {
  if (isRunning(state)) return ['extend', 'message', 'end', 'cancel']
  return state === 'cancelled' ? [] : ['reopen', 'acceptlate', 'cancel']
}
