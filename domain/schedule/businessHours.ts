import { parseLocalTime } from '../content/localTime.ts'
import { addDays, dayAt } from '../reports/days.ts'

/** Working hours of a team, in the time zone of its project. */
export type BusinessHours = {
  /** Days of the week with work; 0 is Sunday. */
  weekdays: readonly number[]
  /** Local times as `10:00`. */
  opensAt: string
  closesAt: string
  /** Days without work, as `2026-01-26`. */
  holidays: readonly string[]
}

/** Maximum number of days that are searched for working time. */
const MAX_DAYS = 800

type Span = { from: number; to: number }

/** The working time of a local day in ms since epoch; null on a day without work. */
function spanOf(day: string, { weekdays, opensAt, closesAt, holidays }: BusinessHours, zone: string) {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (!weekdays.includes(weekday) || holidays.includes(day)) return null
  const [from, to] = [parseLocalTime(`${day}T${opensAt}`, zone), parseLocalTime(`${day}T${closesAt}`, zone)]
  return from !== null && to !== null && to > from ? { from, to } : null
}

/** Working times from the day of `from` on, in order. */
function* spansFrom(from: number, hours: BusinessHours, zone: string): Generator<Span> {
  let day = dayAt(from, zone)
  for (let days = 0; days < MAX_DAYS; days++, day = addDays(day, 1)) {
    const span = spanOf(day, hours, zone)
    if (span && span.to > from) yield { from: Math.max(span.from, from), to: span.to }
  }
}

/**
 * The time at which `ms` of working time have passed since `from`, ms since epoch. Without any working hours, all time counts.
 */
export function addBusinessTime(from: number, ms: number, hours: BusinessHours, zone: string): number {
  let left = ms
  for (const span of spansFrom(from, hours, zone)) {
    if (span.to - span.from >= left) return span.from + left
    left -= span.to - span.from
  }
  return from + ms
}

/** Working time between two times, ms; 0 when `to` is not after `from`. Without any working hours, all time counts. */
export function businessTimeBetween(from: number, to: number, hours: BusinessHours, zone: string): number {
  if (to <= from) return 0
  let sum = 0
  let hasOpened = false
  for (const span of spansFrom(from, hours, zone)) {
    hasOpened = true
    if (span.from >= to) break
    sum += Math.min(span.to, to) - span.from
  }
  return hasOpened ? sum : to - from
}
