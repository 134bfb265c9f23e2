import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { type DailyFigure, type Day, type MeasureId, WHOLE } from '#domain/reports/measures.ts'

/** Enough for a year of daily rows of all products of a shop. */
const MAX_ROWS = 500_000

export type StoredFigure = DailyFigure & { project: string }

type Query = {
  projects: readonly string[]
  measures: readonly MeasureId[]
  first: Day
  last: Day
  /** Only totals without a subject. */
  isWhole?: boolean
}

/** Stored totals of days. Skips access: the caller has checked that the person may see everything that is counted. */
export async function readTotals(
  payload: BasePayload,
  { projects, measures, first, last, isWhole = false }: Query,
): Promise<StoredFigure[]> {
  if (projects.length === 0 || measures.length === 0 || first > last) return []
  const where: Where = {
    and: [
      { project: { in: [...projects] } },
      { measure: { in: [...measures] } },
      { day: { greater_than_equal: first } },
      { day: { less_than_equal: last } },
      ...(isWhole ? [{ subject: { equals: WHOLE } }] : []),
    ],
  }
  const rows = await readRows({
    payload,
    collection: 'daily-totals',
    where,
    sort: ['day'],
    limit: MAX_ROWS,
    select: ['project', 'day', 'measure', 'subject', 'count', 'sum'],
  })
  return rows.map(({ project, day, measure, subject, count, sum }) => ({
    project,
    day,
    measure: measure as MeasureId,
    subject,
    count,
    sum,
  }))
}
