import type { PayloadRequest, Where } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRows } from '#database/guard.ts'
import { answerWord } from '#domain/exams/analysis/answerWord.ts'
import {
  type AnalysedAttempt,
  type ItemFigures,
  itemAnalysis,
  type PaperFigures,
} from '#domain/exams/analysis/itemAnalysis.ts'
import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import type { StoredResult } from '#domain/exams/attempts/storedResult.ts'
import { questionTitle } from '#domain/exams/bank/questionTitle.ts'
import { leavesOf } from '#domain/exams/questions/QuestionSchema.ts'
import { projectIdOf } from '../../content/projectIdOf.ts'
import { currentRelease } from '../loadRelease.ts'
import { findAttempts } from './findAttempts.ts'

/** More attempts do not change the figures. */
const MOST = 1000
const PAGE = 50

export type PaperAnalysis = {
  /** Marks are over this. */
  den: number
  paper: PaperFigures
  items: (ItemFigures & { title: string })[]
}

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
      : await findAttempts(req, 'view', which, ['id'])
  const ids = rows.slice(0, MOST).map(({ id }) => String(id))
  const leaves = new Map(
    release.content.bank.flatMap((question) =>
      leavesOf(question).map(({ id, part, leaf }) => [
        id,
        { leaf, title: `${questionTitle(question.content)}${part === null ? '' : ` (${part})`}` },
      ]),
    ),
  )
  const attempts: AnalysedAttempt[] = []
  let den = release.denominator
  for (let at = 0; at < ids.length; at += PAGE) {
    const rows = await readRows({
      payload,
      collection: 'attempt-results',
      where: { and: [{ attempt: { in: ids.slice(at, at + PAGE) } }, { isCurrent: { equals: true } }] },
      ...{ sort: ['attempt'], limit: PAGE, select: ['questions', 'den'] },
    })
    for (const { questions, den: over } of rows) {
      den = over
      attempts.push({
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
    items: items.map((item) => ({ ...item, title: leaves.get(item.id)?.title ?? item.id })),
  }
}

/** Attempts of the project regardless of who may see each of them: their figures are anonymous. */
async function quizAttempts(req: PayloadRequest, which: Where): Promise<{ id: string | number }[]> {
  const project = projectIdOf(req)
  if (!project) return []
  return readRows({
    payload: req.payload,
    collection: 'test-user-attempts',
    where: { and: [which, { project: { equals: project } }] },
    ...{ sort: ['-startedAt'], limit: MOST, select: ['id'] },
  })
}
