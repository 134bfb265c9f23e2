import type { BasePayload } from 'payload'
import { countRows, readRows } from '#database/guard.ts'
import type { Revised, RevisedQuestion, RevisionResponse } from '#domain/calls/exams/revision.ts'
import { REVISED_AT_ONCE } from '#domain/exams/revision/revision.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { KeptQuestion } from '#payload-types'
import { readHead } from '../../attempts/attemptHead.ts'
import { outlinesOf } from '../../attempts/outlinesOf.ts'
import { solutionsOf } from '../../attempts/results/solutionsOf.ts'

/** What a student has to revise now, those first that are due longest; questions whose solutions may not be seen are left out. */
export async function revisionOf(
  payload: BasePayload,
  student: string,
  locale: Locale,
  now: number,
): Promise<Omit<RevisionResponse, 'apiSuccess' | 'message'>> {
  const own = { student: { equals: student } }
  const isDue = { dueAt: { less_than_equal: new Date(now).toISOString() } }
  const [total, due, rows, [next]] = await Promise.all([
    countRows({ payload, collection: 'kept-questions', where: { and: [own, { dueAt: { exists: true } }] } }),
    countRows({ payload, collection: 'kept-questions', where: { and: [own, isDue] } }),
    readRows({
      payload,
      collection: 'kept-questions',
      where: { and: [own, isDue] },
      sort: ['dueAt'],
      limit: REVISED_AT_ONCE,
    }),
    readRows({
      payload,
      collection: 'kept-questions',
      where: { and: [own, { dueAt: { exists: true } }] },
      sort: ['dueAt'],
      limit: 1,
      select: ['dueAt'],
    }),
  ])
  const questions = await solvedOf(payload, student, rows, locale, now)
  return { total, due, nextAt: next?.dueAt ? new Date(next.dueAt).getTime() : null, questions }
}

/** The questions of rows with their solutions, in the order of the rows. */
async function solvedOf(
  payload: BasePayload,
  student: string,
  rows: readonly KeptQuestion[],
  locale: Locale,
  now: number,
): Promise<Revised[]> {
  const attempts = [...new Set(rows.flatMap(({ attempt }) => attempt ?? []))]
  const found = new Map<string, RevisedQuestion>()
  for (const id of attempts) {
    const head = await readHead(payload, id)
    if (!head || head.student !== student) continue
    const [solutions, outlines] = [
      await solutionsOf(payload, head, locale, now),
      await outlinesOf(payload, [head], locale),
    ]
    if (!solutions) continue
    const title = outlines.get(head.paper)?.title ?? head.title
    for (const solved of solutions.questions) {
      const content = solutions.contents[solved.asked.question]
      if (content)
        found.set(`${id}/${solved.asked.id}`, { kind: 'question', attempt: id, title, solved, content })
    }
  }
  return rows.flatMap(({ attempt, question, poll }): Revised | [] =>
    poll ? { kind: 'poll', question, ...poll } : (found.get(`${attempt}/${question}`) ?? []),
  )
}
