import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Progress, ProgressPoint } from '#domain/calls/exams/progress.ts'
import type { StoredResult } from '#domain/exams/attempts/storedResult.ts'
import { gcd } from '#domain/exams/marks/Fraction.ts'
import { directionOf } from '#domain/exams/progress/direction.ts'
import { type LostQuestion, nextSteps } from '#domain/exams/progress/nextSteps.ts'
import type { CutOff } from '#domain/exams/progress/rankRange.ts'
import { lossCauses } from '#domain/exams/results/lossCauses.ts'
import { paceOf } from '#domain/exams/results/pace.ts'
import { solutionsFrom } from '#domain/exams/results/solutionsFrom.ts'
import { type MarkedTopic, topicsOf } from '#domain/exams/results/topicsOf.ts'
import { percentileText, TILE_DECIMALS } from '#domain/exams/standings/percentile.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { AttemptResult, TestSeries, TestUserAttempt } from '#payload-types'
import { headOf } from '../../attempts/attemptHead.ts'
import { publishedResults, wireTotal } from '../../attempts/attemptRows.ts'
import { type LoadedRelease, loadRelease } from '../../attempts/loadRelease.ts'
import { outlinesOf } from '../../attempts/outlinesOf.ts'
import { losableQuestions } from '../../attempts/results/losableQuestions.ts'
import { placeIn } from '../../attempts/results/placeIn.ts'
import { topicNames } from '../topicNames.ts'

const MAX_ATTEMPTS = 20
const MAX_SERIES = 50
const MAX_SCANNED = 500

type Series = { id: string; title: string; slug: string; cutOffs: CutOff[] }
type Asked = { payload: BasePayload; student: string; locale: Locale; now: number }

/** The test series in which a student has published attempts, that of the last one first. */
export async function seriesOf({ payload, student, locale }: Omit<Asked, 'now'>): Promise<Series[]> {
  const rows = await readRows({
    payload,
    collection: 'test-user-attempts',
    where: { and: [{ student: { equals: student } }, { state: { equals: 'published' } }] },
    sort: ['-startedAt'],
    limit: MAX_SCANNED,
    select: ['id', 'testSeries'],
  })
  const ids = [...new Set(rows.flatMap(({ testSeries }) => idOf(testSeries) ?? []))].slice(0, MAX_SERIES)
  if (ids.length === 0) return []
  const { docs } = await payload.db.find<TestSeries>({
    collection: 'test-series',
    where: { id: { in: ids } },
    select: { title: true, hindiTitle: true, slug: true, cutOffs: true },
    pagination: false,
    limit: ids.length,
  })
  const found = new Map(docs.map((doc) => [String(doc.id), doc]))
  return ids.flatMap((id) => {
    const doc = found.get(id)
    return doc
      ? [
          {
            id,
            slug: doc.slug,
            title: localisedText(locale, doc.title, doc.hindiTitle) ?? doc.title,
            cutOffs: (doc.cutOffs ?? []).map(({ year, percent, rank }) => ({ year, percent, rank })),
          },
        ]
      : []
  })
}

/** How a student does across a series: the last published attempts, what is weak, and what would bring most. Null without an attempt. */
export async function progressOf(asked: Asked, series: Series): Promise<Progress | null> {
  const { payload, student, locale, now } = asked
  const rows = await readRows({
    payload,
    collection: 'test-user-attempts',
    where: {
      and: [
        { student: { equals: student } },
        { testSeries: { equals: series.id } },
        { state: { equals: 'published' } },
      ],
    },
    sort: ['-startedAt'],
    limit: MAX_ATTEMPTS,
  })
  const heads = rows.map(headOf)
  const [results, outlines] = await Promise.all([
    publishedResults(payload, heads),
    outlinesOf(payload, heads, locale),
  ])
  const loaded = rows.toReversed().map(async (row): Promise<AttemptProgress[]> => {
    const [result, release] = [results.get(String(row.id)), await loadRelease(payload, row.release)]
    if (!result || result.isPending || !release) return []
    return [
      await progressOfAttempt(payload, row, result, release, outlines.get(row.paper)?.title ?? row.title),
    ]
  })
  const attempts = (await Promise.all(loaded)).flat()
  const [first] = rows
  if (attempts.length === 0 || !first) return null
  const topicName = await topicNames(payload, idOf(first.project) ?? '', locale)
  const withSolutions = attempts.filter(({ solutionsFromAt }) => solutionsFromAt <= now)
  const questions = withSolutions.flatMap((one) => one.lost)
  return {
    series: { title: series.title, slug: series.slug },
    attempts: attempts.map(({ point }) => point),
    direction: directionOf(attempts.map(({ point }) => point.percent)),
    topics: topicsOf(inOneUnit(withSolutions)).map((topic) => ({
      ...topic,
      concept: topicName(topic.concept),
    })),
    steps:
      withSolutions.length > 0
        ? nextSteps(questions, withSolutions.length).map((step) =>
            step.kind === 'concept' ? { ...step, concept: topicName(step.concept) } : step,
          )
        : [],
  }
}

/** `solutionsFromAt`: from when on topics and causes may be seen, ms since epoch. */
type AttemptProgress = {
  point: ProgressPoint
  solutionsFromAt: number
  /** Marks over `den`. */
  marked: MarkedTopic[]
  den: number
  lost: LostQuestion[]
}

/** Marks of papers with different denominators as integers over one that all of them share. */
function inOneUnit(attempts: readonly Pick<AttemptProgress, 'marked' | 'den'>[]): MarkedTopic[] {
  const unit = attempts.reduce((lcm, { den }) => (lcm / gcd(lcm, BigInt(den))) * BigInt(den), 1n)
  return attempts.flatMap(({ marked, den }) => {
    const factor = Number(unit / BigInt(den))
    return marked.map((one) => ({ ...one, marks: one.marks * factor, full: one.full * factor }))
  })
}

async function progressOfAttempt(
  payload: BasePayload,
  row: TestUserAttempt,
  result: AttemptResult,
  release: LoadedRelease,
  title: string,
): Promise<AttemptProgress> {
  const placed = await placeIn(payload, row, result)
  const { questions } = result as unknown as StoredResult
  const losable = losableQuestions(questions, release, placed)
  const causes = lossCauses(losable, new Map())
  const full = Math.max(1, result.fullNum)
  const paces = losable.map((one) => paceOf(one, one.outcome !== 'blank'))
  const place = placed.state === 'ready' ? placed.place : null
  return {
    solutionsFromAt: solutionsFrom(release.content.paper),
    den: result.den,
    marked: questions.map((one, index) => ({
      outcome: one.outcome,
      marks: one.marks,
      full: one.full,
      concepts: losable[index]?.concepts ?? [],
    })),
    lost: losable.flatMap(({ id, lost, concepts }) => {
      const cause = causes.get(id)
      return cause ? [{ cause, lost: lost / full, concepts }] : []
    }),
    point: {
      attempt: String(row.id),
      title,
      number: row.number,
      ...wireTotal(result),
      endedAt: row.endedAt ? new Date(row.endedAt).getTime() : null,
      percent: Math.max(0, Math.floor((result.marksNum * 100) / full)),
      percentile: place ? percentileText(place.notAbove, place.candidates, TILE_DECIMALS) : null,
      rank: place?.rank ?? null,
      candidates: place?.candidates ?? null,
      fast: paces.filter((pace) => pace === 'fast').length,
      slow: paces.filter((pace) => pace === 'slow').length,
    },
  }
}
