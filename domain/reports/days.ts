import { DAY_MS } from '../auth/policy.ts'
import { localTime, parseLocalTime } from '../content/localTime.ts'
import type { Day } from './measures.ts'

/** The day at `ms` in a time zone. */
export const dayAt = (ms: number, timeZone: string): Day => localTime(ms, timeZone).slice(0, 10)

/** The day some days later, or earlier by a negative number. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** All days from the first to the last. */
export function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** When a day begins in a time zone, ms since epoch. */
export const startOfDay = (day: Day, timeZone: string): number =>
  parseLocalTime(`${day}T00:00`, timeZone) as number

/** Groups days into spans of consecutive days, each of at most `maxDays` days. */
export function spansOf(days: Iterable<Day>, maxDays: number): { first: Day; last: Day }[] {
  const spans: { first: Day; last: Day }[] = []
  for (const day of [...new Set(days)].toSorted()) {
    const span = spans.at(-1)
    if (span && day === addDays(span.last, 1) && day < addDays(span.first, maxDays)) span.last = day
    else spans.push({ first: day, last: day })
  }
  return spans
}
