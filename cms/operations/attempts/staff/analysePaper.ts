import type { PayloadRequest, Where } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { localTime } from '#domain/content/localTime.ts'
import { answerWord } from '#domain/exams/analysis/answerWord.ts'
import { compareGroups, type GroupFigures } from '#domain/exams/analysis/compareGroups.ts'
import {
  type AnalysedAttempt,
  type ItemFigures,
  itemAnalysis,
  type PaperFigures,
} from '#domain/exams/analysis/itemAnalysis.ts'
import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import type { StoredResult } from '#domain/exams/attempts/storedResult.ts'
import { keyedQuestions } from '#domain/exams/regrade/keyedQuestions.ts'
import type { TestUserAttempt } from '#payload-types'
import { projectIdOf } from '../../content/projectIdOf.ts'
import { projectZone } from '../../content/projectZone.ts'
import { currentRelease } from '../loadRelease.ts'
import { batchesOfStudents } from '../ownBatches.ts'
import { findAttempts } from './findAttempts.ts'

/** More attempts do not change the figures. */
const MOST = 1000
const PAGE = 50
const COLUMNS = ['id', 'student', 'startedAt'] as const

type Counted = AnalysedAttempt & { student: string; startedAt: number }

export type PaperAnalysis = {
  /** Marks are over this. */
  den: number
  paper: PaperFigures
  /** In the order of the paper, as its keys are listed; `title` begins with the number there. */
  items: (ItemFigures & { title: string })[]
  /** The months in which the attempts began, such as `2026-11`, the newest twelve, oldest first. */
  months: GroupFigures[]
  /** The batches of their students now, by title; the twenty with the most attempts. */
  batches: GroupFigures[]
}

const MAX_MONTHS = 12
const MAX_BATCHES = 20

/**
 * What the published first attempts of students at the newest release of a paper say of it and its questions: of the newest 1,000 where there are more. Null before it
 * was published. Counts those attempts alone that the person may see; of quizzes all, for those who have their analytics.
 */
export async function analysePaper(req: PayloadRequest, paper: string): Promise<PaperAnalysis | null> {
  const { payload } = req
  const release = await currentRelease(payload, paper)
  if (!release) return null
  const which: Where = {
    and: [
      { paper: { equals: paper } },
      { release: { equals: release.id } },
      { state: { equals: 'published' } },
      { number: { equals: 1 } },
      { student: { exists: true } },
    ],
  }
  const rows =
    release.kind === 'quizzes' && hasModule(viewerOf(req), 'quizAnalytics')
      ? await quizAttempts(req, which)
      : await findAttempts(req, 'view', which, COLUMNS)
  const counted = new Map(rows.slice(0, MOST).map((row) => [String(row.id), row]))
  const ids = [...counted.keys()]
  const leaves = keyedQuestions(release.content)
  const attempts: Counted[] = []
  let den = release.denominator
  for (let at = 0; at < ids.length; at += PAGE) {
    const rows = await readRows({
      payload,
      collection: 'attempt-results',
      where: { and: [{ attempt: { in: ids.slice(at, at + PAGE) } }, { isCurrent: { equals: true } }] },
      sort: ['attempt'],
      limit: PAGE,
      select: ['attempt', 'questions', 'den'],
    })
    for (const { attempt, questions, den: over } of rows) {
      den = over
      const row = counted.get(attempt)
      attempts.push({
        student: idOf(row?.student) ?? '',
        startedAt: new Date(row?.startedAt ?? 0).getTime(),
        items: (questions as StoredResult['questions']).map(({ id, marks, full, outcome, answer }) => {
          const leaf = leaves.get(id)?.leaf
          const choice = leaf && answer && outcome !== 'blank' ? answerWord(leaf, answer as Answer) : null
          return { id, marks, full, choice, isRight: outcome === 'right' }
        }),
      })
    }
  }
  const { paper: figures, items } = itemAnalysis(attempts)
  return {
    den,
    paper: figures,
    ...(await groupsOf(req, attempts)),
    items: inOrder(items, leaves),
  }
}

/** Figures in the order of the paper: students have had the questions in any. */
function inOrder(items: ItemFigures[], asked: ReturnType<typeof keyedQuestions>): PaperAnalysis['items'] {
  const figuresOf = new Map(items.map((item) => [item.id, item]))
  return [...asked.values()].flatMap(({ id, title }, index) => {
    const figures = figuresOf.get(id)
    return figures ? [{ ...figures, title: `${index + 1}. ${title}` }] : []
  })
}

/** The same figures by month and by batch. */
async function groupsOf(
  req: PayloadRequest,
  attempts: readonly Counted[],
): Promise<Pick<PaperAnalysis, 'months' | 'batches'>> {
  const { payload } = req
  const students = [...new Set(attempts.map(({ student }) => student))]
  const [zone, batchesOf] = await Promise.all([
    projectZone(payload, projectIdOf(req)),
    batchesOfStudents(payload, students, new Date()),
  ])
  const months = compareGroups(attempts, ({ startedAt }) => [localTime(startedAt, zone).slice(0, 7)])
  const batches = compareGroups(attempts, ({ student }) => batchesOf.get(student) ?? [])
    .toSorted((one, other) => other.paper.attempts - one.paper.attempts)
    .slice(0, MAX_BATCHES)
  const named = await readRows({
    payload,
    collection: 'batches',
    where: { id: { in: batches.map(({ group }) => group) } },
    sort: ['id'],
    limit: MAX_BATCHES,
    select: ['id', 'title'],
  })
  const titleOf = new Map(named.map(({ id, title }) => [String(id), title]))
  return {
    months: months.slice(-MAX_MONTHS),
    batches: batches.map((one) => ({ ...one, group: titleOf.get(one.group) ?? 'Deleted batch' })),
  }
}

/** Attempts of the project regardless of who may see each of them: their figures are anonymous. */
async function quizAttempts(
  req: PayloadRequest,
  which: Where,
): Promise<Pick<TestUserAttempt, (typeof COLUMNS)[number]>[]> {
  const project = projectIdOf(req)
  if (!project) return []
  return readRows({
    payload: req.payload,
    collection: 'test-user-attempts',
    where: { and: [which, { project: { equals: project } }] },
    sort: ['-startedAt'],
    limit: MOST,
    select: [...COLUMNS],
  })
}
