/** `submitting`: no answer is taken any more, and marking has not begun. */
export const ATTEMPT_STATES = [
  'notStarted',
  'inProgress',
  'paused',
  'submitting',
  'submitted',
  'autoSubmitted',
  'evaluated',
  'published',
  'cancelled',
] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** Who moves an attempt: the student, staff with the permission, or the server. */
export type AttemptActor = 'student' | 'staff' | 'server'

type Transition = { from: readonly AttemptState[]; to: AttemptState; by: readonly AttemptActor[] }

/** All moves of an attempt. Each is written to the audit log with its actor; those of staff need a reason. */
export const ATTEMPT_EVENTS = {
  start: { from: ['notStarted'], to: 'inProgress', by: ['student'] },
  pause: { from: ['inProgress'], to: 'paused', by: ['student', 'staff'] },
  /** By the server when the pauses are used up. */
  resume: { from: ['paused'], to: 'inProgress', by: ['student', 'staff', 'server'] },
  submit: { from: ['inProgress', 'paused'], to: 'submitting', by: ['student'] },
  /** The time is over, or staff ended the attempt. */
  end: { from: ['inProgress', 'paused'], to: 'submitting', by: ['server', 'staff'] },
  /** What the student submitted is complete. */
  finish: { from: ['submitting'], to: 'submitted', by: ['server'] },
  /** The same after an end. */
  finishEnded: { from: ['submitting'], to: 'autoSubmitted', by: ['server'] },
  /** Marked, and nothing waits for an expert. */
  evaluate: { from: ['submitted', 'autoSubmitted'], to: 'evaluated', by: ['server'] },
  /** Marked again, after a decision about a question. */
  reevaluate: { from: ['evaluated', 'published'], to: 'evaluated', by: ['staff', 'server'] },
  publish: { from: ['evaluated'], to: 'published', by: ['server', 'staff'] },
  /** With minutes; a result that was seen is withdrawn with `reevaluate` first. */
  reopen: { from: ['submitted', 'autoSubmitted', 'evaluated'], to: 'inProgress', by: ['staff'] },
  cancel: {
    from: [
      'notStarted',
      'inProgress',
      'paused',
      'submitting',
      'submitted',
      'autoSubmitted',
      'evaluated',
      'published',
    ],
    to: 'cancelled',
    by: ['staff'],
  },
} as const satisfies Record<string, Transition>
export type AttemptEvent = keyof typeof ATTEMPT_EVENTS

/** The state after an event; null when it does not happen in this state or is not up to this actor. */
export function attemptMove(
  state: AttemptState,
  event: AttemptEvent,
  actor: AttemptActor,
): AttemptState | null {
  const { from, to, by }: Transition = ATTEMPT_EVENTS[event]
  return from.includes(state) && by.includes(actor) ? to : null
}

/** Whether answers are taken in this state. */
export const takesAnswers = (state: AttemptState): boolean => state === 'inProgress'
