import type { BasePayload } from 'payload'
import { insertMany } from '#database/bulk.ts'
import { conditionalUpdate, countRows, readRow, readRows } from '#database/guard.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import type { KeepQuestionBody } from '#domain/calls/exams/revision.ts'
import type { Solved } from '#domain/calls/exams/solutions.ts'
import { firstReview, nextReview } from '#domain/exams/revision/nextReview.ts'
import { MAX_KEPT } from '#domain/exams/revision/revision.ts'
import type { AttemptHead } from '../../attempts/attemptHead.ts'
import { keptKey } from './keptKey.ts'

type Owner = { student: string; head: Pick<AttemptHead, 'id' | 'project'> }

const iso = (moment: number): string => new Date(moment).toISOString()

/** What somebody keeps of the questions of an attempt, by leaf id; also where it was kept from another attempt. */
export async function keptQuestionsOf(
  payload: BasePayload,
  student: string,
  questions: readonly string[],
): Promise<ReadonlyMap<string, Solved['kept']>> {
  const rows = await readRows({
    payload,
    collection: 'kept-questions',
    where: { key: { in: questions.map((question) => keptKey(student, question)) } },
    sort: ['key'],
    limit: questions.length,
  })
  return new Map(
    rows.map(({ question, isBookmarked, note, dueAt }) => [
      question,
      { isBookmarked, note: note ?? '', isRevised: Boolean(dueAt) },
    ]),
  )
}

/** Rows for questions that are not kept yet, as far as the limit allows. Returns how many were added; -1 when there are too many. */
async function addRows(
  payload: BasePayload,
  { student, head }: Owner,
  questions: readonly string[],
  dueAt: string | null,
): Promise<number> {
  const count = await countRows({
    payload,
    collection: 'kept-questions',
    where: { student: { equals: student } },
  })
  if (count + questions.length > MAX_KEPT) return -1
  const rows = questions.map((question) => ({
    key: keptKey(student, question),
    project: head.project,
    student,
    question,
    attempt: head.id,
    isBookmarked: false,
    note: null,
    dueAt,
    step: 0,
    rev: 0,
  }))
  return (await insertMany(payload, 'kept-questions', rows)).size
}

/** Changes what is kept of one question; false when the student keeps too many. */
export async function keepQuestion(
  payload: BasePayload,
  owner: Owner,
  { question, isBookmarked, note, isRevised }: Omit<KeepQuestionBody, 'attempt'>,
  now: number,
): Promise<boolean> {
  const key = keptKey(owner.student, question)
  const known = await readRow({ payload, collection: 'kept-questions', where: { key: { equals: key } } })
  if (!known && (await addRows(payload, owner, [question], null)) < 0) return false
  await updateWithRetry({
    payload,
    collection: 'kept-questions',
    where: { key: { equals: key } },
    change: (row) => ({
      data: {
        attempt: owner.head.id,
        ...(isBookmarked === undefined ? {} : { isBookmarked }),
        ...(note === undefined ? {} : { note: note || null }),
        ...(isRevised === undefined || isRevised === Boolean(row.dueAt)
          ? {}
          : { dueAt: isRevised ? iso(firstReview(now).dueAt) : null, step: 0 }),
      },
      answer: null,
    }),
  })
  return true
}

/** Takes questions of an attempt into revision. Returns how many were not in it; -1 when the student keeps too many. */
export async function reviseQuestions(
  payload: BasePayload,
  owner: Owner,
  questions: readonly string[],
  now: number,
): Promise<number> {
  const keys = questions.map((question) => keptKey(owner.student, question))
  const known = await readRows({
    payload,
    collection: 'kept-questions',
    where: { key: { in: keys } },
    sort: ['key'],
    limit: keys.length,
    select: ['key', 'question', 'dueAt'],
  })
  const dueAt = iso(firstReview(now).dueAt)
  const isKnown = new Set(known.map(({ question }) => question))
  const added = await addRows(
    payload,
    owner,
    questions.filter((question) => !isKnown.has(question)),
    dueAt,
  )
  if (added < 0) return added
  const resting = known.filter((row) => !row.dueAt)
  for (const { key } of resting)
    await conditionalUpdate({
      payload,
      collection: 'kept-questions',
      where: { key: { equals: key } },
      data: { dueAt, step: 0, attempt: owner.head.id, rev: { $inc: 1 } },
    })
  return added + resting.length
}

/** Notes whether a question in revision was known, and says when it comes again, ms since epoch; null when it is not in revision. */
export async function reviewQuestion(
  payload: BasePayload,
  student: string,
  { question, wasKnown }: { question: string; wasKnown: boolean },
  now: number,
): Promise<number | null> {
  return updateWithRetry({
    payload,
    collection: 'kept-questions',
    where: { key: { equals: keptKey(student, question) } },
    change: (row) => {
      if (!row.dueAt) return { data: null, answer: null as number | null }
      const due = new Date(row.dueAt).getTime()
      // Sent twice, or from two devices: it has been reviewed already.
      if (due > now) return { data: null, answer: due as number | null }
      const { step, dueAt } = nextReview(row.step, wasKnown, now)
      return { data: { step, dueAt: iso(dueAt) }, answer: dueAt as number | null }
    },
  })
}
