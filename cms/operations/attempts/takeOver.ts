import type { BasePayload } from 'payload'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import type { KeptAnswers } from '#domain/exams/attempts/keptAnswers.ts'
import { reachedQuestion } from '#domain/exams/attempts/passedQuestions.ts'
import { isRunning } from '#domain/exams/attempts/runningStates.ts'
import type { TestUserAttempt } from '#payload-types'
import { type AttemptHead, headOf, rememberHead } from './attemptHead.ts'
import { paperOfAttempt } from './paperOfAttempt.ts'
import { recordEvent } from './recordEvent.ts'
import { hashDevice } from './startAttempt.ts'

/**
 * Gives a device the turn: the epoch rises, so that what older devices send counts only for questions that this one leaves untouched. An
 * attempt that is over keeps its turn.
 */
export async function takeOver(
  payload: BasePayload,
  head: AttemptHead,
  device: string | null,
  now: number,
): Promise<TestUserAttempt> {
  const { id, project } = head
  const name = hashDevice(device)
  const { asked, release } = await paperOfAttempt(payload, head)
  const order = release.content.paper.isForwardOnly ? [...asked.keys()] : []
  const result = await updateWithRetry({
    payload,
    collection: 'test-user-attempts',
    where: { id: { equals: id } },
    change: (row) => {
      const isTaken = isRunning(row.state)
      const reached = reachedQuestion(order, row.answers as KeptAnswers)
      const timing = reached === null ? {} : { timing: { ...headOf(row).timing, reached } }
      const turn = { epoch: row.epoch + 1, sequence: 0, clock: row.clock + 1, device: name, ...timing }
      return {
        data: isTaken ? { ...turn, seenAt: new Date(now).toISOString() } : null,
        answerWith: (after: TestUserAttempt) => ({ isTaken, after }),
      }
    },
  })
  if (!result) throw new Error(`attempt ${id} is gone`)
  const { isTaken, after } = result
  const { epoch, student } = rememberHead(payload, after)
  if (isTaken) {
    const by = { actor: 'student', actorId: student } as const
    const key = `takeover/${epoch}`
    await recordEvent(payload, {
      attempt: id,
      project,
      key,
      kind: 'takenOver',
      ...by,
      details: { epoch },
      at: now,
    })
  }
  return after
}

/** Whether a device has the newest epoch of an attempt, so that its answers are saved. */
export const hasTurn = (row: TestUserAttempt, device: string | null): boolean =>
  device !== null && headOf(row).device === hashDevice(device)
