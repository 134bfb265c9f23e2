import { COHORT_MEASURE, type DailyFigure } from './measures.ts'

/** Number of months in the table of cohorts. */
export const COHORT_MONTHS = 12

/** The month `by` months after `month` (`2026-12`); `by` may be negative. */
export function addMonths(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** A cohort: the month of its first paid orders, and the number of its buyers in each month since; the first number is its size. */
export type Cohort = { month: string; buyers: number[] }

/**
 * Numbers of buyers by cohort and month, stored as daily totals: `subject` is the month of the cohort, `day` the first day of the month in
 * which they bought. @param months the months with a paid order, by buyer
 */
export function cohortFigures(months: ReadonlyMap<string, ReadonlySet<string>>): DailyFigure[] {
  const counts = new Map<string, number>()
  for (const bought of months.values()) {
    const [first] = [...bought].toSorted()
    for (const month of bought) {
      const key = `${first}|${month}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return [...counts].map(([key, count]) => {
    const [subject = '', month = ''] = key.split('|')
    return { day: `${month}-01`, measure: COHORT_MEASURE, subject, count, sum: 0 }
  })
}

/** The cohorts of the twelve months up to `last`, newest first, without empty ones. */
export function cohortsOf(figures: readonly Omit<DailyFigure, 'measure' | 'sum'>[], last: string): Cohort[] {
  const found = new Map(figures.map(({ subject, day, count }) => [`${subject}|${day.slice(0, 7)}`, count]))
  return Array.from({ length: COHORT_MONTHS }, (_, back) => {
    const month = addMonths(last, -back)
    const buyers = Array.from(
      { length: back + 1 },
      (__, since) => found.get(`${month}|${addMonths(month, since)}`) ?? 0,
    )
    return { month, buyers }
  }).filter(({ buyers }) => (buyers[0] ?? 0) > 0)
}
