import {
  addFigures,
  type DailyFigure,
  type Day,
  type Figure,
  type MeasureId,
  NO_FIGURE,
  WHOLE,
} from './measures.ts'

/** Lengths of a report in days, and their names. */
export const REPORT_PERIODS = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'Year' },
] as const
export type ReportPeriod = (typeof REPORT_PERIODS)[number]

/** The period in a query parameter; 30 days by default. */
export const reportPeriodOf = (value: unknown): ReportPeriod =>
  REPORT_PERIODS.find(({ days }) => String(days) === value) ?? REPORT_PERIODS[1]

/** Parts of the report, each a page. */
export const REPORT_PARTS = [
  { id: 'sales', label: 'Sales' },
  { id: 'products', label: 'Products' },
  { id: 'coupons', label: 'Coupons' },
  { id: 'learning', label: 'Learning' },
  { id: 'customers', label: 'Customers' },
] as const
export type ReportPart = (typeof REPORT_PARTS)[number]['id']

export type DayRow<Measure extends MeasureId> = { day: Day } & Record<Measure, Figure>

/** One row a day with the totals of some measures, all days of `days`. */
export function dayRows<Measure extends MeasureId>(
  figures: readonly DailyFigure[],
  measures: readonly Measure[],
  days: readonly Day[],
): DayRow<Measure>[] {
  const found = new Map<string, Figure>()
  for (const { day, measure, subject, count, sum } of figures)
    if (subject === WHOLE) found.set(`${measure}|${day}`, { count, sum })
  return days.map((day) => ({
    day,
    ...(Object.fromEntries(
      measures.map((measure) => [measure, found.get(`${measure}|${day}`) ?? NO_FIGURE]),
    ) as Record<Measure, Figure>),
  }))
}

/** The totals of a measure over all days. */
export const totalOf = <Measure extends MeasureId>(
  rows: readonly DayRow<Measure>[],
  measure: Measure,
): Figure => rows.reduce<Figure>((sum, row) => addFigures(sum, row[measure]), NO_FIGURE)

export type SubjectRow = Figure & { subject: string }
