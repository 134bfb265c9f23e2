import type { BasePayload } from 'payload'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import type { Result, SectionResult } from '#domain/calls/exams/results.ts'
import type { AttemptTiming } from '#domain/exams/attempts/AttemptTiming.ts'
import { countedSaves } from '#domain/exams/attempts/countedSaves.ts'
import type { KeptAnswers } from '#domain/exams/attempts/keptAnswers.ts'
import { wholeTime } from '#domain/exams/attempts/ownTime.ts'
import type { StoredResult } from '#domain/exams/attempts/storedResult.ts'
import { reduced } from '#domain/exams/marks/Fraction.ts'
import { toWire } from '#domain/exams/marks/wireMarks.ts'
import { accuracyOf, attemptedOf } from '#domain/exams/results/accuracy.ts'
import {
  LOSS_CAUSES,
  type LosableQuestion,
  type LossCause,
  lossCauses,
} from '#domain/exams/results/lossCauses.ts'
import { paceOf } from '#domain/exams/results/pace.ts'
import { missedOf, topicsOf } from '#domain/exams/results/topicsOf.ts'
import { withoutGuesses } from '#domain/exams/results/withoutGuesses.ts'
import { DETAIL_DECIMALS, percentileText, TILE_DECIMALS } from '#domain/exams/standings/percentile.ts'
import { LEAST_CANDIDATES } from '#domain/exams/standings/Standings.ts'
import { USUAL_TIE_BREAKS } from '#domain/exams/standings/tieBreaks.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { AttemptResult, TestUserAttempt } from '#payload-types'
import { examPlace } from '../../exams/sessions/examPlace.ts'
import { usedSeconds } from '../../exams/standings/readCandidates.ts'
import { topicNames } from '../../exams/topicNames.ts'
import { wireTotal } from '../attemptRows.ts'
import type { LoadedRelease } from '../loadRelease.ts'
import { losableQuestions } from './losableQuestions.ts'
import { othersMarks } from './othersMarks.ts'
import { type Placed, placeIn } from './placeIn.ts'
import { trendOf } from './trendOf.ts'

type Shown = { locale: Locale; hasSolutions: boolean }

/**
 * A published result as its owner sees it. The outcome of a question would reveal its key, so it is left out before the solution time;
 * the figures of other candidates are left out while there are too few of them.
 */
export async function resultOfRow(
  payload: BasePayload,
  row: TestUserAttempt,
  stored: AttemptResult,
  release: LoadedRelease,
  { locale, hasSolutions }: Shown,
): Promise<Result> {
  const [placed, trend, exam, topicName] = await Promise.all([
    placeIn(payload, row, stored),
    trendOf(payload, row, locale),
    examPlace(payload, row),
    topicNames(payload, release.project, locale),
  ])
  const { counts, questions } = stored as unknown as StoredResult
  const { paper } = release.content
  const losable = losableQuestions(questions, release, placed)
  const causes = lossCauses(losable, NOTHING_SAID)
  const marked = questions.map((one, index) => ({ ...one, concepts: losable[index]?.concepts ?? [] }))
  const unguessed = withoutGuesses(stored.marksNum, questions, causes)
  return {
    ...wireTotal(stored),
    counts,
    attempted: attemptedOf(counts),
    accuracy: accuracyOf(counts),
    usedMs: usedSeconds(row) * 1000,
    minutes: wholeTime(paper.minutes, row.timing as AttemptTiming) / MINUTE_MS,
    sections: sectionsOf(stored, release, placed),
    standing: standingOf(placed, stored.den),
    exam,
    tieBreaks: [...(paper.tieBreaks ?? USUAL_TIE_BREAKS)],
    causes: causesOf(losable, causes, stored.den),
    withoutGuesses:
      unguessed === null ? null : toWire(reduced(BigInt(unguessed), BigInt(stored.den)), stored.den),
    questions: questionsOf(row, questions, losable, placed, hasSolutions),
    topics: hasSolutions
      ? topicsOf(marked).map(({ concept, ...topic }) => ({
          ...topic,
          concept: topicName(concept),
          missed: missedOf(marked, concept),
        }))
      : null,
    trend,
  }
}

function sectionsOf(stored: AttemptResult, { content }: LoadedRelease, placed: Placed): SectionResult[] {
  const { sections } = stored as unknown as StoredResult
  const titleOf = new Map(content.paper.sections.map(({ id, title }) => [id, title]))
  const wire = (num: number) => toWire(reduced(BigInt(num), BigInt(stored.den)), stored.den)
  const summary = placed.state === 'ready' ? placed.standings.summary : null
  return sections.map(({ id, marks, full, counts, spentMs }) => {
    const others = summary?.sections[id]
    return {
      id,
      title: titleOf.get(id) ?? {},
      marks: wire(marks),
      fullMarks: wire(full),
      counts,
      spentMs,
      average: others && summary ? othersMarks(others.sum, stored.den * summary.candidates) : null,
      top: others ? othersMarks(others.top, stored.den) : null,
    }
  })
}

function standingOf(placed: Placed, den: number): Result['standing'] {
  if (placed.state === 'soon') return { state: 'soon' }
  if (placed.state === 'few') return { state: 'few', least: LEAST_CANDIDATES }
  const { place, isCandidate, standings } = placed
  const { sum, top, candidates, distribution } = standings.summary
  const percentile = (decimals: number) => percentileText(place.notAbove, place.candidates, decimals)
  return {
    state: 'ready',
    isCandidate,
    rank: place.rank,
    candidates: place.candidates,
    percentile: percentile(TILE_DECIMALS),
    percentileDetails: percentile(DETAIL_DECIMALS),
    average: othersMarks(sum, den * candidates),
    top: othersMarks(top, den),
    distribution: {
      from: distribution.from / den,
      to: distribution.to / den,
      counts: distribution.counts,
    },
  }
}

function causesOf(
  losable: readonly LosableQuestion[],
  causes: ReadonlyMap<string, LossCause>,
  den: number,
): Result['causes'] {
  return LOSS_CAUSES.map((cause) => {
    const lost = losable.filter(({ id }) => causes.get(id) === cause)
    const num = lost.reduce((sum, one) => sum + one.lost, 0)
    return { cause, marks: toWire(reduced(BigInt(num), BigInt(den)), den), questions: lost.length }
  })
}

const NOTHING_SAID: ReadonlyMap<string, LossCause> = new Map()

function questionsOf(
  row: TestUserAttempt,
  questions: StoredResult['questions'],
  losable: readonly LosableQuestion[],
  placed: Placed,
  hasSolutions: boolean,
): Result['questions'] {
  const { acceptedUntil } = row.timing as unknown as AttemptTiming
  const saves = countedSaves(row.answers as KeptAnswers, row.lateAnswers as KeptAnswers, acceptedUntil)
  const inOrder = saves.toSorted((a, b) => a.epoch - b.epoch || a.sequence - b.sequence)
  const visitOf = new Map(inOrder.map(({ question }, index) => [question, index + 1]))
  const markedIds = new Set(saves.filter(({ isMarked }) => isMarked).map(({ question }) => question))
  const best = placed.state === 'ready' ? placed.standings.summary.best.spentMs : {}
  return questions.map(({ id, section, outcome, spentMs }, index) => ({
    id,
    number: index + 1,
    section,
    spentMs,
    bestMs: best[id] ?? null,
    isAnswered: outcome !== 'blank',
    isMarked: markedIds.has(id),
    visit: visitOf.get(id) ?? null,
    pace: paceOf(losable[index] ?? { spentMs, paceMs: spentMs }, outcome !== 'blank'),
    outcome: hasSolutions ? outcome : null,
  }))
}
