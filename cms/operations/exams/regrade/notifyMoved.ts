import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { reduced } from '#domain/exams/marks/Fraction.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import { literalText, textOf } from '#domain/text/textOf.ts'
import type { AttemptResult, Quiz, Regrade, TestPaper, TestUserAttempt } from '#payload-types'
import { loadRelease } from '../../attempts/loadRelease.ts'
import { hasPassedQuiz } from '../../learning/hasPassedQuiz.ts'
import { notify } from '../../notifications/notify.ts'
import { passMarksOf } from './passMarksOf.ts'

const PAGE = 200
type Moved = Pick<AttemptResult, 'attempt' | 'number' | 'marksNum' | 'beforeNum' | 'fullNum' | 'den'>
const COLUMNS = ['attempt', 'number', 'marksNum', 'beforeNum', 'fullNum', 'den'] as const

/**
 * Tells students whose published marks a regrade has moved, once each. Returns how many attempts it moved, and who had passed a quiz of a
 * lesson and has not any more; null when it was stopped.
 */
export async function notifyMoved(
  payload: BasePayload,
  regrade: Regrade,
  now: Date,
  shouldContinue: () => boolean,
): Promise<{ moved: number; lost: string[] } | null> {
  const release = await loadRelease(payload, regrade.release)
  const outline = release && (await outlineOf(payload, release))
  const percents = await passMarksOf(payload, regrade.paper)
  const title = literalText(outline?.title ?? '', outline?.hindiTitle)
  const lost = new Set<string>()
  let moved = 0
  for (let after: string | undefined = ''; after !== undefined; ) {
    if (!shouldContinue()) return null
    const page: Moved[] = await resultsOf(payload, regrade, after)
    const some = page.filter(({ beforeNum, marksNum }) => (beforeNum ?? marksNum) !== marksNum)
    moved += some.length
    for (const { row, result } of await withAttempts(payload, some)) {
      const student = idOf(row.student)
      if (row.state !== 'published' || !student) continue
      await notify(payload, {
        project: regrade.project,
        user: student,
        kind: 'message',
        now,
        title: textOf('notification.resultCorrected', { title }),
        text: textOf('notification.resultCorrectedText', {
          before: textIn(result.beforeNum ?? 0, result.den),
          after: textIn(result.marksNum, result.den),
        }),
        href: `/tests/${row.id}/result`,
        dedupeKey: `regrade:${regrade.key}:${row.id}`,
      })
      if (await hasLostPass(payload, result, student, percents, regrade.paper)) lost.add(student)
    }
    after = page.at(-1)?.attempt
  }
  return { moved, lost: [...lost].sort() }
}

const textIn = (num: number, den: number): string => marksText(reduced(BigInt(num), BigInt(den)))

const outlineOf = (
  payload: BasePayload,
  { kind, paperId }: { kind: 'test-papers' | 'quizzes'; paperId: string },
) => payload.db.findOne<TestPaper | Quiz>({ collection: kind, where: { id: { equals: paperId } } })

const resultsOf = (payload: BasePayload, { release, number }: Regrade, after: string): Promise<Moved[]> =>
  readRows({
    payload,
    collection: 'attempt-results',
    where: {
      and: [
        { release: { equals: release } },
        { attempt: { greater_than: after } },
        { isCurrent: { equals: true } },
        { keyNumber: { equals: number } },
        { number: { greater_than: 1 } },
      ],
    },
    sort: ['attempt'],
    limit: PAGE,
    select: COLUMNS,
  })

async function withAttempts(
  payload: BasePayload,
  results: readonly Moved[],
): Promise<{ row: Pick<TestUserAttempt, 'id' | 'student' | 'state'>; result: Moved }[]> {
  const resultOf = new Map(results.map((result) => [result.attempt, result]))
  const rows = await readRows({
    payload,
    collection: 'test-user-attempts',
    where: { id: { in: [...resultOf.keys()] } },
    sort: ['id'],
    limit: PAGE,
    select: ['id', 'student', 'state'],
  })
  return rows.flatMap((row) => {
    const result = resultOf.get(String(row.id))
    return result ? [{ row, result }] : []
  })
}

/** Whether the former marks passed a lesson's rule, and neither the new ones nor those of another attempt do. */
async function hasLostPass(
  payload: BasePayload,
  { attempt, number, marksNum, beforeNum, fullNum }: Moved,
  student: string,
  percents: readonly number[],
  quiz: string,
): Promise<boolean> {
  if (percents.length === 0 || (beforeNum ?? 0) <= marksNum) return false
  const [before] = await readRows({
    payload,
    collection: 'attempt-results',
    where: { and: [{ attempt: { equals: attempt } }, { number: { less_than: number } }] },
    sort: ['-number'],
    limit: 1,
    select: ['marksNum', 'fullNum'],
  })
  if (!before) return false
  for (const percent of percents) {
    const had = before.marksNum * 100 >= before.fullNum * percent
    const has = marksNum * 100 >= fullNum * percent
    if (had && !has && !(await hasPassedQuiz(payload, student, quiz, percent))) return true
  }
  return false
}
