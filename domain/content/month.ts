import { localTime, parseLocalTime } from './localTime.ts'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const DAYS_A_WEEK = 7

/** `2026-11` from a query, or the current month in `timeZone`. */
export const monthOf = (value: unknown, now: number, timeZone: string): string =>
  typeof value === 'string' && MONTH.test(value) ? value : localTime(now, timeZone).slice(0, 7)

/** The month that is `by` months later, or earlier when negative. */
export function addMonths(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** The days of a calendar page as `2026-11-21`: whole weeks, Monday to Sunday, that contain the month. */
export function monthDays(month: string): string[] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const last = Date.parse(`${addMonths(month, 1)}-01T00:00:00Z`) - 86_400_000
  const before = (new Date(first).getUTCDay() + 6) % DAYS_A_WEEK
  const after = (DAYS_A_WEEK - new Date(last).getUTCDay()) % DAYS_A_WEEK
  const days: string[] = []
  for (let at = first - before * 86_400_000; at <= last + after * 86_400_000; at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/** The start of the first day of a month's calendar page and the end of the last one in `timeZone`, ms since epoch. */
export function pageBounds(month: string, timeZone: string): { from: number; to: number } {
  const days = monthDays(month)
  const dayAfter = new Date(Date.parse(`${days.at(-1)}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  const startOf = (day: string | undefined) => parseLocalTime(`${day}T00:00`, timeZone) ?? 0
  return { from: startOf(days[0]), to: startOf(dayAfter) }
}
