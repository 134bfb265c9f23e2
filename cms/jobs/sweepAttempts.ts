import pLimit from 'p-limit'
import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { RUNNING_STATES } from '#domain/exams/attempts/runningStates.ts'
import type { AttemptState } from '#domain/exams/attempts/transitions.ts'
import { advanceAttempt } from '../operations/attempts/advanceAttempt.ts'
import { examNow } from '../operations/attempts/examClock.ts'

const BATCH_SIZE = 200
const AT_ONCE = 8
/** States that the clock decides: without a trustworthy clock no attempt is ended or resumed; finished ones are still marked. */
const BY_CLOCK: readonly AttemptState[] = [...RUNNING_STATES, 'autoSubmitted', 'evaluated']
const DUE_STATES: readonly AttemptState[] = [...BY_CLOCK, 'submitting', 'submitted']

/**
 * Runs due transitions of attempts: ends those whose time is over, resumes pauses, marks, publishes results. The longest due come first; a
 * failure of one is logged and retried in the next sweep. Returns how many were due.
 * @param isClockTrusted see watchClock
 */
export async function sweepAttempts(
  payload: BasePayload,
  isClockTrusted: boolean,
  shouldContinue: () => boolean = () => true,
  now: number = examNow(),
): Promise<number> {
  const states = DUE_STATES.filter((state) => isClockTrusted || !BY_CLOCK.includes(state))
  const due = await readRows({
    payload,
    collection: 'test-user-attempts',
    where: {
      and: [{ state: { in: [...states] } }, { dueAt: { less_than_equal: new Date(now).toISOString() } }],
    },
    sort: ['dueAt'],
    limit: BATCH_SIZE,
    select: ['id'],
  })
  const limit = pLimit(AT_ONCE)
  await Promise.all(
    due.map(({ id }) =>
      limit(async () => {
        if (!shouldContinue()) return
        try {
          await advanceAttempt(payload, String(id), now)
        } catch (err) {
          payload.logger.error({ msg: 'an attempt could not be moved on', attempt: id, err })
        }
      }),
    ),
  )
  return due.length
}
