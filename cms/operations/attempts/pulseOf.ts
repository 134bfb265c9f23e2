import type { HallPulse } from '#domain/calls/exams/tests.ts'
import { pauseLeft, resumesAt } from '#domain/exams/attempts/pauses.ts'
import type { AttemptHead } from './attemptHead.ts'
import { type AttemptPaper, sectionsOf } from './paperOfAttempt.ts'

/** Sent with every response to a hall: the time, the state, and messages of staff. */
export function pulseOf(head: AttemptHead, drawn: AttemptPaper, now: number): HallPulse {
  const { pauses } = drawn.release.content.paper
  const taken = head.timing.pauses
  return {
    now,
    state: head.state,
    epoch: head.epoch,
    arrivedAt: head.arrivedAt,
    endsAt: head.state === 'paused' ? null : head.endsAt,
    sections: sectionsOf(drawn, head, now).map(({ id, from, to }) => ({ id, from, to })),
    messages: [...head.messages],
    pause: {
      timesLeft: pauses.times === null ? null : Math.max(0, pauses.times - taken.length),
      msLeft: pauseLeft(taken, pauses, now),
      resumesAt: resumesAt(taken, pauses),
    },
  }
}
