import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, countRows, insertIfAbsent, readRow } from '#database/guard.ts'
import type { ErrorPlace } from '#domain/exams/objections/errorPlaces.ts'
import { MAX_OBJECTIONS } from '#domain/exams/objections/objections.ts'
import { OBJECTION_EVENTS, type ObjectionEvent } from '#domain/exams/objections/transitions.ts'
import type { AttemptHead } from '../../attempts/attemptHead.ts'

type Raised = { ok: true; key: string } | { ok: false; reason: 'many' | 'there' }
type NewObjection = { student: string; question: string; about: 'key' | ErrorPlace; reason: string }

/**
 * Raises an objection of a student to the key of a question of their attempt, or reports an error in it; one of both for each question. An objection
 * may be raised again after it was withdrawn.
 */
export async function raiseObjection(
  payload: BasePayload,
  head: AttemptHead,
  { student, question, about, reason }: NewObjection,
  now: Date,
): Promise<Raised> {
  const { id: attempt, project, paper, release } = head
  const key = about === 'key' ? keyOf(attempt, question) : `${keyOf(attempt, question)}/report`
  const known = () => readRow({ payload, collection: 'objections', where: { key: { equals: key } } })
  const raised = { state: 'open' as const, reason, raisedAt: now.toISOString() }
  if (!(await known())) {
    const row = { ...raised, key, project, paper, release, attempt, question, student, about }
    if (await insertNumbered(payload, row)) return { ok: true, key }
    if (!(await known())) return { ok: false, reason: 'many' }
  }
  const again = await conditionalUpdate({
    ...{ payload, collection: 'objections', where: whereMay(key, 'raise'), data: raised },
  })
  if (again) return { ok: true, key }
  const found = await known()
  // The same that was sent twice is one.
  const isSame = found?.reason === reason && found.about === about && found.state === 'open'
  return isSame ? { ok: true, key } : { ok: false, reason: 'there' }
}

type Numbered = Pick<NewObjection, 'student' | 'about'> & { paper: string; key: string }

/**
 * Inserts a row under the next number of its student and paper, which the database gives once alone. False when its key is taken, or every number
 * up to the limit.
 */
async function insertNumbered(payload: BasePayload, row: Numbered): Promise<boolean> {
  const { student, paper, about, key } = row
  const isKey = about === 'key'
  const own: Where = {
    and: [
      { student: { equals: student } },
      { paper: { equals: paper } },
      { about: isKey ? { equals: 'key' } : { not_equals: 'key' } },
    ],
  }
  const prefix = isKey ? `${student}/${paper}` : `${student}/${paper}/report`
  const there = await countRows({ payload, collection: 'objections', where: own })
  for (let number = there + 1; number <= MAX_OBJECTIONS; number++) {
    const data = { ...row, slot: `${prefix}/${number}` }
    if (await insertIfAbsent({ payload, collection: 'objections', data })) return true
    if (await readRow({ payload, collection: 'objections', where: { key: { equals: key } } })) return false
  }
  return false
}

/** Takes an open objection of an attempt back; false when there is none. */
export const withdrawObjection = async (
  payload: BasePayload,
  attempt: string,
  question: string,
): Promise<boolean> =>
  (await conditionalUpdate({
    ...{ payload, collection: 'objections', data: { state: OBJECTION_EVENTS.withdraw.to } },
    where: whereMay(keyOf(attempt, question), 'withdraw'),
  })) !== null

export const keyOf = (attempt: string, question: string): string => `${attempt}/${question}`

/** The objection with a key while an event can happen to it. */
export const whereMay = (key: string, event: ObjectionEvent): Where => ({
  and: [{ key: { equals: key } }, { state: { in: [...OBJECTION_EVENTS[event].from] } }],
})
