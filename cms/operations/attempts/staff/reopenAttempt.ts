import type { BasePayload } from 'payload'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { endOf } from '#domain/exams/attempts/attemptTimes.ts'
import type { TestUserAttempt } from '#payload-types'
import { type AttemptHead, headOf, rememberHead } from '../attemptHead.ts'
import { loadRelease } from '../loadRelease.ts'
import { dueOf, iso, moveAttempt } from '../moveAttempt.ts'

type Because = { staff: { id: string }; reason: string }
const by = ({ staff, reason }: Because) => ({ actor: 'staff' as const, actorId: staff.id, reason })

/** How long a withdrawn result waits for what staff do next before it is published again, ms. */
const WITHDRAWN_MS = 60_000

/** Withdraws a published result, so that the attempt can be reopened or marked again. */
const withdraw = (payload: BasePayload, id: string, because: Because, now: number) =>
  moveAttempt(payload, id, { event: 'reevaluate', ...by(because) }, now, ({ state }) =>
    state === 'published' ? { dueAt: iso(now + WITHDRAWN_MS) } : null,
  )

/**
 * Reopens an attempt that is over for so many minutes from now; a result that was seen is withdrawn first. Its answers are kept, and the
 * next marking is a new result. False when it is not over.
 */
export async function reopenAttempt(
  payload: BasePayload,
  { id, release: releaseId }: AttemptHead,
  minutes: number,
  because: Because,
  now: number,
): Promise<boolean> {
  const release = await loadRelease(payload, releaseId)
  if (!release) return false
  const { paper } = release.content
  await withdraw(payload, id, because, now)
  const mover = { event: 'reopen' as const, ...by(because), details: { minutes } }
  const { isMoved } = await moveAttempt(payload, id, mover, now, (head, state) => {
    const timing = { ...head.timing, reopenedUntil: now + minutes * 60_000 }
    const endsAt = endOf(paper, { startedAt: head.startedAt, timing })
    return {
      timing,
      endsAt: endsAt === null ? null : iso(endsAt),
      endedAt: null,
      endedBy: null,
      keyNumber: null,
      // What experts gave was for the answers so far.
      expertMarks: null,
      dueAt: dueOf(paper, { state, endsAt, timing }),
    }
  })
  return isMoved
}

/**
 * Accepts the late answers of an attempt that have arrived so far: it is marked again when it was marked, and the result so far is kept
 * beside the new one. False when the attempt is not over.
 */
export async function acceptLate(
  payload: BasePayload,
  { id }: AttemptHead,
  because: Because,
  now: number,
): Promise<boolean> {
  const accepted = (head: AttemptHead) => ({
    timing: { ...head.timing, acceptedUntil: now },
    keyNumber: null,
    dueAt: iso(0),
  })
  const mover = { event: 'reevaluate' as const, ...by(because), details: { acceptedUntil: now } }
  const { isMoved } = await moveAttempt(payload, id, mover, now, accepted)
  if (isMoved) return true
  const row = await updateWithRetry({
    payload,
    collection: 'test-user-attempts',
    where: { id: { equals: id } },
    change: (current) => {
      const isWaiting = current.state === 'submitted' || current.state === 'autoSubmitted'
      return {
        data: isWaiting ? { ...accepted(headOf(current)), clock: current.clock + 1 } : null,
        answerWith: (after: TestUserAttempt) => ({ isWaiting, after }),
      }
    },
  })
  if (row) rememberHead(payload, row.after)
  return row?.isWaiting ?? false
}

/** Cancels an attempt: it counts for nothing, and its student may start another one. False when it is cancelled already. */
export async function cancelAttempt(
  payload: BasePayload,
  id: string,
  because: Because,
  now: number,
): Promise<boolean> {
  const mover = { event: 'cancel' as const, ...by(because) }
  const { isMoved } = await moveAttempt(payload, id, mover, now, (head) => ({
    dueAt: null,
    endsAt: iso(head.endsAt ?? now),
    endedAt: iso(head.endedAt ?? now),
    endedBy: head.endedBy ?? 'staff',
  }))
  return isMoved
}
