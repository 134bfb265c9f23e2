import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import type { AttemptResult, TestUserAttempt } from '#payload-types'
import { openSheet } from '../exams/sheets/sheetRows.ts'
import { type AttemptHead, headOf, rememberHead } from './attemptHead.ts'
import { endOverdue } from './endAttempt.ts'
import { loadRelease } from './loadRelease.ts'
import { closeAnswers, resultOf } from './markStored.ts'
import { dueOf, moveAttempt } from './moveAttempt.ts'
import { resumeAttempt } from './pauseAttempt.ts'

const MAX_STEPS = 8

/**
 * Applies the due transitions of an attempt: ends it, resumes its pause, marks it, publishes its result. Every step is one conditional
 * update and may be repeated; a process that is killed between two leaves the rest to the next call.
 */
export async function advanceAttempt(
  payload: BasePayload,
  id: string,
  now: number,
): Promise<AttemptHead | null> {
  for (let step = 0; step < MAX_STEPS; step++) {
    const row = await readRow({ payload, collection: 'test-user-attempts', where: { id: { equals: id } } })
    if (!row) return null
    const head = rememberHead(payload, row)
    if (head.dueAt === null || head.dueAt > now || !(await didStep(payload, row, head, now))) return head
  }
  throw new Error(`attempt ${id} does not come to rest`)
}

/** Whether a step was done after which another one may be due. */
async function didStep(
  payload: BasePayload,
  row: TestUserAttempt,
  head: AttemptHead,
  now: number,
): Promise<boolean> {
  const by = { actor: 'server', actorId: null } as const
  if (head.state === 'inProgress') return (await endOverdue(payload, head.id, now)).isMoved
  if (head.state === 'paused') return (await resumeAttempt(payload, head, by, now)).isMoved
  if (head.state === 'submitting') return finish(payload, head, now)
  if (head.state === 'submitted' || head.state === 'autoSubmitted') return evaluate(payload, row, now)
  return head.state === 'evaluated' && publish(payload, row, now)
}

async function finish(payload: BasePayload, head: AttemptHead, now: number): Promise<boolean> {
  const event = head.endedBy === 'student' ? 'finish' : 'finishEnded'
  const release = await loadRelease(payload, head.release)
  const moved = await moveAttempt(payload, head.id, { event, actor: 'server' }, now, (current, state) => ({
    dueAt: release && dueOf(release.content.paper, { ...current, state }),
  }))
  return moved.isMoved
}

const scoreOf = ({ marksNum, den }: AttemptResult): number => marksNum / den

async function evaluate(payload: BasePayload, row: TestUserAttempt, now: number): Promise<boolean> {
  const closed = await closeAnswers(payload, row)
  const result = await resultOf(payload, closed, now)
  if (result.isPending) {
    // The written answers wait for an expert; settleSheet stores their marks and makes the attempt due again.
    await openSheet(payload, closed, now)
    await conditionalUpdate({
      payload,
      collection: 'test-user-attempts',
      where: { and: [{ id: { equals: row.id } }, { marking: { equals: closed.marking } }] },
      data: { dueAt: null, score: scoreOf(result), rev: { $inc: 1 } },
    })
    return false
  }
  const release = await loadRelease(payload, row.release)
  const moved = await moveAttempt(
    payload,
    String(row.id),
    { event: 'evaluate', actor: 'server', details: { marking: closed.marking } },
    now,
    (current, state) =>
      current.marking === closed.marking
        ? { score: scoreOf(result), dueAt: release && dueOf(release.content.paper, { ...current, state }) }
        : null,
  )
  return moved.isMoved
}

/** Also marks an attempt again whose answers were opened for it. */
async function publish(payload: BasePayload, row: TestUserAttempt, now: number): Promise<boolean> {
  const closed = await closeAnswers(payload, row)
  const result = await resultOf(payload, closed, now)
  const release = await loadRelease(payload, row.release)
  const resultAt = release?.content.paper.resultAt ?? 0
  const score = scoreOf(result)
  if (resultAt > now) {
    const head = headOf(closed)
    await conditionalUpdate({
      payload,
      collection: 'test-user-attempts',
      where: { and: [{ id: { equals: head.id } }, { marking: { equals: head.marking } }] },
      data: { score, dueAt: new Date(resultAt).toISOString(), rev: { $inc: 1 } },
    })
    return false
  }
  const mover = { event: 'publish', actor: 'server', details: { marking: closed.marking } } as const
  const moved = await moveAttempt(payload, String(row.id), mover, now, (current) =>
    current.marking === closed.marking && current.keyNumber !== null ? { score, dueAt: null } : null,
  )
  return moved.isMoved
}
