import type { PayloadRequest } from 'payload'
import { attemptScope } from '#access/attemptRules.ts'
import { allOf, inProject } from '#access/compose.ts'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Progress } from '#domain/calls/exams/progress.ts'
import { filesOfAnswer } from '#domain/exams/answers/pagesOfAnswer.ts'
import { type KeptAnswers, keptSaves } from '#domain/exams/attempts/keptAnswers.ts'
import { rollNumberOf } from '#domain/exams/attempts/rollNumberOf.ts'
import { reduced } from '#domain/exams/marks/Fraction.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import type { AttemptResult, TestUserAttempt, User } from '#payload-types'
import { progressOf, seriesOf } from '../../exams/progress/progressOf.ts'
import { staffName } from '../../orders/actorName.ts'
import { type AttemptHead, rememberHead } from '../attemptHead.ts'
import { examNow } from '../examClock.ts'
import { paperOfAttempt } from '../paperOfAttempt.ts'
import { attemptEvents } from './attemptEvents.ts'

export type TimelineEvent = Awaited<ReturnType<typeof attemptEvents>>[number]

export type AttemptPageData = {
  head: AttemptHead
  row: TestUserAttempt
  /** The roll number that the student is shown in the hall. */
  roll: string
  name: string
  hasAccount: boolean
  questionCount: number
  /** Written answers with pages, in the order of the paper; `number`: that of the question in the paper. */
  written: { question: string; number: number; pages: number }[]
  /** `before`: the marks before the latest re-evaluation, if they differ. */
  result: { marks: string; full: string; isPending: boolean; before: string | null } | null
  /** Oldest first: what happened, and the last save of each question. */
  events: TimelineEvent[]
  canEdit: boolean
  /** How the student does across the test series of the attempt; null for guests, quizzes, and before the first result. */
  progress: Progress | null
}

/** An attempt with its timeline for the staff who may see it; null for anybody else, as for an attempt that does not exist. */
export async function attemptPage(req: PayloadRequest, id: string): Promise<AttemptPageData | null> {
  const { payload } = req
  const accessOf = (need: 'view' | 'edit') => allOf(() => attemptScope(req, need), inProject)({ req })
  const find = async (need: 'view' | 'edit') => {
    const access = accessOf(need)
    if (access === false) return null
    const own = { id: { equals: id } }
    const where = access === true ? own : { and: [own, access] }
    return readRow({ payload, collection: 'test-user-attempts', where })
  }
  const row = await find('view')
  if (!row) return null
  const head = rememberHead(payload, row)
  const [editable, student, events, attemptPaper, result, progress] = await Promise.all([
    find('edit'),
    head.student ? readPerson(head.student) : null,
    attemptEvents(payload, head),
    paperOfAttempt(payload, head),
    currentResult(),
    readProgress(),
  ])
  const order = attemptPaper.drawn.sections.flatMap(({ questions }) =>
    questions.map((question) => question.id),
  )
  return {
    head,
    row,
    canEdit: editable !== null,
    result,
    progress,
    roll: rollNumberOf(id, student?.uid ?? null),
    name: student ? staffName(student) : head.student ? 'Deleted account' : (head.guestName ?? 'Guest'),
    hasAccount: student !== null,
    questionCount: order.length,
    written: writtenOf(row, order),
    events: [...events, ...savesOf(row, order)].toSorted((a, b) => a.at - b.at),
  }

  async function readPerson(person: string): Promise<User | null> {
    const user = await readRow({ payload, collection: 'users', where: { id: { equals: person } } })
    return user && !user.deletedAt ? user : null
  }

  async function readProgress(): Promise<Progress | null> {
    if (head.student === null) return null
    const params = { payload, student: head.student, locale: 'en' as const, now: examNow() }
    const series = (await seriesOf(params)).find((candidate) => candidate.id === idOf(row?.testSeries))
    return series ? progressOf(params, series) : null
  }

  async function currentResult(): Promise<AttemptPageData['result']> {
    const [newest] = (await readRows({
      payload,
      collection: 'attempt-results',
      where: { and: [{ attempt: { equals: id } }, { isCurrent: { equals: true } }] },
      sort: ['-number'],
      limit: 1,
    })) as AttemptResult[]
    if (!newest) return null
    const text = (num: number) => marksText(reduced(BigInt(num), BigInt(newest.den)))
    const { marksNum, fullNum, isPending, beforeNum } = newest
    const hasChanged = (beforeNum ?? marksNum) !== marksNum
    return {
      marks: text(marksNum),
      full: text(fullNum),
      isPending,
      before: hasChanged ? text(beforeNum ?? 0) : null,
    }
  }
}

const writtenOf = ({ answers }: Pick<TestUserAttempt, 'answers'>, order: readonly string[]) =>
  keptSaves((answers ?? {}) as unknown as KeptAnswers)
    .map(({ question, answer }) => ({
      question,
      number: order.indexOf(question) + 1,
      pages: filesOfAnswer(answer).length,
    }))
    .filter(({ number, pages }) => number > 0 && pages > 0)
    .toSorted((a, b) => a.number - b.number)

/** The last save of each question as an event; the row keeps no earlier ones. */
const savesOf = (
  { answers, lateAnswers }: Pick<TestUserAttempt, 'answers' | 'lateAnswers'>,
  order: readonly string[],
): TimelineEvent[] =>
  [
    { kept: answers, column: 0, areAllLate: false },
    { kept: lateAnswers, column: 1, areAllLate: true },
  ].flatMap(({ kept, column, areAllLate }) =>
    keptSaves(kept as unknown as KeptAnswers).map(({ question, receivedAt, isLate }) => ({
      id: `saved/${column}/${question}`,
      kind: 'saved',
      at: receivedAt,
      actor: 'student',
      by: null,
      details: { question: order.indexOf(question) + 1, ...(isLate || areAllLate ? { isLate: true } : {}) },
    })),
  )
