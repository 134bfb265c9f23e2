import type { BasePayload, CollectionSlug } from 'payload'
import { sumBetween } from '#database/sumBetween.ts'
import { dayStarts, type Period, periodRange } from '#domain/panel/period.ts'
import { addDays, dayAt, startOfDay } from '#domain/reports/days.ts'
import {
  addFigures,
  type Figure,
  NO_FIGURE,
  ROW_MEASURES,
  type RowMeasureId,
} from '#domain/reports/measures.ts'
import { readTotals, type StoredFigure } from '../reports/readTotals.ts'

const CHART_DAYS = 14
const SPARK_DAYS = 7

type Where = {
  payload: BasePayload
  projects: readonly { id: string; timeZone: string }[]
  /** Time zone in which days are shown. */
  timeZone: string
  now: number
}

export type Series = {
  /** The period up to now. */
  value: Figure
  /** The preceding period that it is compared with. */
  before: Figure
  /** One figure a day, oldest first, today last. */
  days: { start: number; figure: Figure }[]
  byProject: Map<string, Figure>
}

const total = (figures: readonly Figure[]): Figure => figures.reduce(addFigures, NO_FIGURE)

/** Number of days that the period and its charts need. */
const daysOf = (period: Period): number =>
  Math.max(period.days + period.backDays, chartDays(period), SPARK_DAYS)

/** Counts a measure by project from the rows. @param from ms since epoch, inclusive @param to exclusive */
export async function countedBetween(
  payload: BasePayload,
  measure: RowMeasureId,
  { projects, from, to }: { projects: readonly string[]; from: number; to: number },
): Promise<Map<string, Figure>> {
  const { collection, ...source } = ROW_MEASURES[measure]
  const cells = await sumBetween(payload, {
    collection: collection as CollectionSlug,
    at: source.at,
    projects,
    bounds: [from, to],
    ...('only' in source ? { only: source.only } : {}),
    ...('sum' in source ? { sum: source.sum } : {}),
  })
  return new Map(cells.map(({ project, count, sum }) => [project, { count, sum }]))
}

type ProjectFigures = { value: Figure; before: Figure; days: Figure[] }

/** The figures of projects in one time zone: whole days from the daily totals, the current hours from the rows. */
async function figuresIn(
  { payload, projects, timeZone, now }: Where,
  period: Period,
  measure: RowMeasureId,
): Promise<Map<string, ProjectFigures>> {
  const ids = projects.map(({ id }) => id)
  const { beforeTo } = periodRange(period, now, timeZone)
  const [today, lastBefore] = [dayAt(now, timeZone), dayAt(beforeTo, timeZone)]
  const days = Array.from({ length: daysOf(period) }, (_, i) => addDays(today, i + 1 - daysOf(period)))
  const [stored, current, then] = await Promise.all([
    readTotals(payload, {
      projects: ids,
      measures: [measure],
      isWhole: true,
      first: days[0] as string,
      last: addDays(today, -1),
    }),
    countedBetween(payload, measure, { projects: ids, from: startOfDay(today, timeZone), to: now + 1 }),
    countedBetween(payload, measure, { projects: ids, from: startOfDay(lastBefore, timeZone), to: beforeTo }),
  ])
  return new Map(
    ids.map((id) => {
      const figureOf = new Map<string, StoredFigure>(
        stored.flatMap((figure) => (figure.project === id ? [[figure.day, figure] as const] : [])),
      )
      const between = (first: string, last: string) =>
        total([...figureOf.values()].filter(({ day }) => day >= first && day <= last))
      const now = current.get(id) ?? NO_FIGURE
      return [
        id,
        {
          value: total([between(addDays(today, 1 - period.days), addDays(today, -1)), now]),
          before: total([
            between(addDays(today, 1 - period.days - period.backDays), addDays(lastBefore, -1)),
            then.get(id) ?? NO_FIGURE,
          ]),
          days: days.map((day) => (day === today ? now : total([figureOf.get(day) ?? NO_FIGURE]))),
        },
      ] as const
    }),
  )
}

/**
 * Counts and sums of a period per day and per project, and of the preceding period, in days of each project's time zone. Skips access: the caller
 * has checked that the person may see everything that is counted.
 */
export async function seriesOf(where: Where, period: Period, measure: RowMeasureId): Promise<Series> {
  const zones = [...new Set(where.projects.map(({ timeZone }) => timeZone))]
  const found = await Promise.all(
    zones.map((timeZone) => {
      const projects = where.projects.filter((project) => project.timeZone === timeZone)
      return figuresIn({ ...where, projects, timeZone }, period, measure)
    }),
  )
  const byProject = new Map(found.flatMap((figures) => [...figures]))
  const all = [...byProject.values()]
  return {
    value: total(all.map(({ value }) => value)),
    before: total(all.map(({ before }) => before)),
    days: dayStarts(where.now, daysOf(period), where.timeZone).map((start, i) => ({
      start,
      figure: total(all.map(({ days }) => days[i] ?? NO_FIGURE)),
    })),
    byProject: new Map([...byProject].map(([id, { value }]) => [id, value])),
  }
}

/** Days in the chart: those of the period, or two weeks for a single day. */
export const chartDays = ({ days }: Period): number => (days === 1 ? CHART_DAYS : days)

/** Days in a sparkline. */
export const sparkDays = (period: Period): number => Math.max(SPARK_DAYS, period.days)
