import { localTime } from '../content/localTime.ts'
import type { Column } from './columns.ts'
import { addDays } from './days.ts'
import type { Day, MeasureId } from './measures.ts'
import { type DayRow, totalOf } from './report.ts'

export const REPORT_RHYTHMS = ['never', 'daily', 'weekly'] as const
export type ReportRhythm = (typeof REPORT_RHYTHMS)[number]

/** Reports are sent from the first hour on, local time; one that was not sent before the second is dropped. */
const FROM_HOUR = 7
const TO_HOUR = 12
const DAYS: Record<ReportRhythm, number> = { never: 0, daily: 1, weekly: 7 }

export type DueReport = { rhythm: ReportRhythm; days: number; first: Day; last: Day }

/** The report that is due at `now` in a time zone: of yesterday each morning, or of the last week on Mondays; null when none is. */
export function dueReport(rhythm: ReportRhythm, now: number, timeZone: string): DueReport | null {
  const local = localTime(now, timeZone)
  const [today, hour] = [local.slice(0, 10), Number(local.slice(11, 13))]
  const isMonday = new Date(`${today}T12:00:00Z`).getUTCDay() === 1
  if (rhythm === 'never' || hour < FROM_HOUR || hour >= TO_HOUR) return null
  if (rhythm === 'weekly' && !isMonday) return null
  return { rhythm, days: DAYS[rhythm], first: addDays(today, -DAYS[rhythm]), last: addDays(today, -1) }
}

const dayText = (day: Day): string =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )

/** Subject of the e-mail, such as `Report of 25 Nov` or `Report of 19 Nov to 25 Nov`. */
export const reportSubject = ({ first, last }: { first: Day; last: Day }): string =>
  first === last ? `Report of ${dayText(last)}` : `Report of ${dayText(first)} to ${dayText(last)}`

type Part = { columns: readonly Column[]; days: readonly DayRow<MeasureId>[]; measures: readonly MeasureId[] }

/** The text of the e-mail: a line for each figure that the recipient may see; null when they may see none. */
export function reportText(parts: readonly Part[], href: string): string | null {
  const lines = parts.flatMap(({ columns, days, measures }) =>
    columns
      .filter(({ measure }) => measures.includes(measure))
      .map(({ label, measure, pick, text }) => `${label}: ${text(pick(totalOf(days, measure)))}`),
  )
  return lines.length === 0 ? null : `${lines.join('\n')}\n\nAll figures by day:\n${href}`
}
