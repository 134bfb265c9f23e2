import type { StoredResult } from '#domain/exams/attempts/storedResult.ts'
import { leavesOf } from '#domain/exams/questions/QuestionSchema.ts'
import type { LosableQuestion } from '#domain/exams/results/lossCauses.ts'
import type { LoadedRelease } from '../loadRelease.ts'
import type { Placed } from './placeIn.ts'

/** What each question cost. The pace is that of the best tenth, or an equal share of the paper's time while theirs is hidden. */
export function losableQuestions(
  questions: StoredResult['questions'],
  { content: { paper, bank } }: LoadedRelease,
  placed: Placed,
): LosableQuestion[] {
  const conceptsOf = new Map(
    bank.flatMap((question) => leavesOf(question).map(({ id }) => [id, question.concepts] as const)),
  )
  const best = placed.state === 'ready' ? placed.standings.summary.best.spentMs : {}
  const share = (paper.minutes * 60_000) / Math.max(1, questions.length)
  return questions.map(({ id, outcome, marks, full, spentMs }) => ({
    id,
    outcome,
    lost: full - marks,
    spentMs,
    paceMs: best[id] ?? share,
    concepts: conceptsOf.get(id) ?? [],
  }))
}
