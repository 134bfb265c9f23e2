import type { BasePayload } from 'payload'
import { type Cell, sumBetween } from '#database/sumBetween.ts'
import { dayStarts, type Period, type PeriodRange, periodRange } from '#domain/panel/period.ts'

const CHART_DAYS = 14
const SPARK_DAYS = 7

type Where = { payload: BasePayload; projects: readonly string[]; timeZone: string; now: number }
type Source = Omit<Parameters<typeof sumBetween>[1], 'projects' | 'bounds'>

export type Figure = { count: number; sum: number }
export type Series = {
  /** The period up to now. */
  value: Figure
  /** The span it is compared with. */
  before: Figure
  /** One figure a day, oldest first, today last. */
  days: { start: number; figure: Figure }[]
  byProject: Map<string, Figure>
}

const NO_FIGURE: Figure = { count: 0, sum: 0 }
const total = (cells: Cell[]): Figure =>
  cells.reduce(({ count, sum }, cell) => ({ count: count + cell.count, sum: sum + cell.sum }), NO_FIGURE)

/** Number of days that the period and its charts need. */
const daysOf = (period: Period): number =>
  Math.max(period.days + period.backDays, chartDays(period), SPARK_DAYS)

/** Counts and sums of a period per day and per project, and of the span before, in days of `timeZone`; one database statement. */
export async function seriesOf(where: Where, period: Period, source: Source): Promise<Series> {
  const { payload, projects, timeZone, now } = where
  const span: PeriodRange = periodRange(period, now, timeZone)
  const starts = dayStarts(now, daysOf(period), timeZone)
  const bounds = [...new Set([...starts, span.beforeTo, now + 1])].toSorted((a, b) => a - b)
  const cells = await sumBetween(payload, { ...source, projects, bounds })
  const between = (from: number, to: number) =>
    cells.filter(({ bucket }) => {
      const at = bounds[bucket] as number
      return at >= from && at < to
    })
  const inPeriod = between(span.from, now + 1)
  const ends = [...starts.slice(1), now + 1]
  return {
    value: total(inPeriod),
    before: total(between(span.beforeFrom, span.beforeTo)),
    days: starts.map((start, i) => ({ start, figure: total(between(start, ends[i] as number)) })),
    byProject: new Map(
      projects.map((id) => [id, total(inPeriod.filter(({ project }) => project === id))] as const),
    ),
  }
}

/** Days in the chart: those of the period, or two weeks for a single day. */
export const chartDays = ({ days }: Period): number => (days === 1 ? CHART_DAYS : days)

/** Days in a sparkline. */
export const sparkDays = (period: Period): number => Math.max(SPARK_DAYS, period.days)
