import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, countRows, insertIfAbsent, readRow } from '#database/guard.ts'
import type { ErrorPlace } from '#domain/exams/objections/errorPlaces.ts'
import type { ObjectionFee } from '#domain/exams/objections/objectionFee.ts'
import { MAX_OBJECTIONS } from '#domain/exams/objections/objections.ts'
import { OBJECTION_EVENTS, type ObjectionEvent } from '#domain/exams/objections/transitions.ts'
import type { Objection } from '#payload-types'
import type { AttemptHead } from '../../attempts/attemptHead.ts'

type Raised = { ok: true; row: Objection } | { ok: false; reason: 'many' | 'there' }
type NewObjection = {
  student: string
  question: string
  about: 'key' | ErrorPlace
  reason: string
  /** What it costs; null where nothing is to be paid. */
  fee: ObjectionFee | null
}

/**
 * Raises an objection of a student to the key of a question of their attempt, or reports an error in it; one of both for each question. An objection
 * may be raised again after it was withdrawn. One with a fee waits until that is paid, which is once.
 */
export async function raiseObjection(
  payload: BasePayload,
  head: AttemptHead,
  { student, question, about, reason, fee }: NewObjection,
  now: Date,
): Promise<Raised> {
  const { id: attempt, project, paper, release } = head
  const key = about === 'key' ? keyOf(attempt, question) : `${keyOf(attempt, question)}/report`
  const known = () => readRow({ payload, collection: 'objections', where: { key: { equals: key } } })
  const raised = { reason, raisedAt: now.toISOString() }
  const free = { ...raised, state: OBJECTION_EVENTS.raise.to }
  const charged = fee && {
    ...raised,
    state: OBJECTION_EVENTS.raiseForFee.to,
    fee: 'unpaid' as const,
    feePaise: fee.paise,
    isFeeRefundable: fee.isRefundable,
  }
  if (!(await known())) {
    const row = { ...(charged ?? free), key, project, paper, release, attempt, question, student, about }
    const inserted = await insertNumbered(payload, row)
    if (inserted) return { ok: true, row: inserted }
    if (!(await known())) return { ok: false, reason: 'many' }
  }
  const raiseAgain = (where: Where, data: Partial<Objection>) =>
    conditionalUpdate({ payload, collection: 'objections', where, data })
  const isPaid: Where = { fee: { in: ['paid', 'refunding', 'refunded'] } }
  const again = charged
    ? ((await raiseAgain({ and: [whereMay(key, 'raise'), isPaid] }, free)) ??
      (await raiseAgain({ and: [whereMay(key, 'raiseForFee'), NOT_PAID] }, charged)))
    : await raiseAgain(whereMay(key, 'raise'), free)
  if (again) return { ok: true, row: again }
  const found = await known()
  // The same that was sent twice is one.
  const isSame = found?.reason === reason && found.about === about && ['open', 'unpaid'].includes(found.state)
  return isSame ? { ok: true, row: found } : { ok: false, reason: 'there' }
}

const NOT_PAID: Where = { or: [{ fee: { exists: false } }, { fee: { equals: 'unpaid' } }] }

type Numbered = Pick<NewObjection, 'student' | 'about'> & { paper: string; key: string }

/**
 * Inserts a row under the next number of its student and paper, which the database gives once alone. Null when its key is taken, or every number
 * up to the limit.
 */
async function insertNumbered(payload: BasePayload, row: Numbered): Promise<Objection | null> {
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
    const inserted = await insertIfAbsent({ payload, collection: 'objections', data })
    if (inserted) return inserted
    if (await readRow({ payload, collection: 'objections', where: { key: { equals: key } } })) return null
  }
  return null
}

export const keyOf = (attempt: string, question: string): string => `${attempt}/${question}`

/** The objection with a key while an event can happen to it. */
export const whereMay = (key: string, event: ObjectionEvent): Where => ({
  and: [{ key: { equals: key } }, { state: { in: [...OBJECTION_EVENTS[event].from] } }],
})
