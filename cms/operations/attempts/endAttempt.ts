import type { BasePayload } from 'payload'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { GRACE_MS } from '#domain/exams/attempts/lateVerdict.ts'
import type { TestUserAttempt } from '#payload-types'
import { countLearningDay } from '../learning/streak.ts'
import { type AttemptHead, headOf, rememberHead } from './attemptHead.ts'
import { iso, moveAttempt } from './moveAttempt.ts'

/** Closes a pause that lasts, for an attempt that ends during it. */
const withoutPause = (timing: AttemptHead['timing'], now: number) => ({
  ...timing,
  pauses: timing.pauses.map((pause) => (pause.to === null ? { ...pause, to: now } : pause)),
})

/** Submits an attempt for its student; later answers do not count automatically. Nothing changes when it is over already. */
export async function submitAttempt(payload: BasePayload, { id, student }: AttemptHead, now: number) {
  const by = { event: 'submit', actor: 'student', actorId: student } as const
  const moved = await moveAttempt(payload, id, by, now, (head) => ({
    endedAt: iso(now),
    endedBy: 'student',
    dueAt: iso(0),
    endsAt: iso(head.endsAt ?? now),
    timing: withoutPause(head.timing, now),
  }))
  const { endedBy, endedAt } = moved.head
  // Also when it was submitted before, by a process that was killed after it.
  if (endedBy === 'student') await countDayOf(payload, moved.head, endedAt ?? now)
  return moved
}

/** A student learned on the day on which they submitted a paper. Nothing is counted for guests. */
async function countDayOf(payload: BasePayload, head: AttemptHead, at: number): Promise<void> {
  const { project, student } = head
  if (student !== null) await countLearningDay(payload, { project, student }, at)
}

/** Ends an attempt whose time is over, with the grace of the last save. Nothing changes when it is not. */
export async function endOverdue(payload: BasePayload, id: string, now: number) {
  const moved = await moveAttempt(payload, id, { event: 'end', actor: 'server' }, now, (head) =>
    head.endsAt === null || now < head.endsAt + GRACE_MS
      ? null
      : { endedAt: iso(head.endsAt), endedBy: 'server', dueAt: iso(0) },
  )
  const { isMoved, head } = moved
  // A paper that was left without an answer is not learning.
  if (isMoved && head.answered > 0) await countDayOf(payload, head, head.endsAt ?? now)
  return moved
}

/** Ends an attempt now, for staff; answers of a device without network still count as after any end. */
export const endByStaff = (
  payload: BasePayload,
  id: string,
  { actorId, reason }: { actorId: string; reason: string },
  now: number,
) =>
  moveAttempt(payload, id, { event: 'end', actor: 'staff', actorId, reason }, now, (head) => {
    const end = Math.min(now, head.endsAt ?? now)
    return {
      endsAt: iso(end),
      endedAt: iso(now),
      endedBy: 'staff',
      dueAt: iso(0),
      timing: withoutPause(head.timing, now),
    }
  })

/**
 * A student's device reports that all answers of an attempt ended by the server have arrived: late answers are no longer awaited.
 * Nothing changes when it is being marked already.
 */
export async function confirmComplete(payload: BasePayload, id: string): Promise<AttemptHead> {
  const row = await updateWithRetry({
    payload,
    collection: 'test-user-attempts',
    where: { id: { equals: id } },
    change: (current) => {
      const { state, keyNumber } = headOf(current)
      const isWaiting = state === 'autoSubmitted' && keyNumber === null
      return {
        data: isWaiting ? { dueAt: iso(0), clock: current.clock + 1 } : null,
        answerWith: (after: TestUserAttempt) => after,
      }
    },
  })
  if (!row) throw new Error(`attempt ${id} is gone`)
  return rememberHead(payload, row)
}
