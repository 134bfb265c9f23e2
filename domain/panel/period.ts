import { HOUR_MS } from '../auth/policy.ts'
import { localTime, parseLocalTime } from '../content/localTime.ts'

export const PERIODS = [
  { id: 'today', label: 'Today', days: 1, backDays: 7, before: 'the same day last week' },
  { id: '7', label: '7 days', days: 7, backDays: 7, before: 'the 7 days before' },
  { id: '30', label: '30 days', days: 30, backDays: 30, before: 'the 30 days before' },
] as const
export type Period = (typeof PERIODS)[number]

/** The period in a query parameter; today by default. */
export const periodOf = (value: unknown): Period => PERIODS.find(({ id }) => id === value) ?? PERIODS[0]

const DAY_MS = 24 * HOUR_MS

const middayOf = (date: string): number => Date.parse(`${date}T12:00:00Z`)
const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/**
 * Start times of the last `count` days in `timeZone`, ms since epoch, oldest first, today last; days have 23
 * or 25 hours at clock changes.
 */
export function dayStarts(now: number, count: number, timeZone: string): number[] {
  const today = localTime(now, timeZone).slice(0, 10)
  const startOf = (date: string) => parseLocalTime(`${date}T00:00`, timeZone) as number
  const dates = Array.from({ length: count }, (_, i) => dateOf(middayOf(today) - (count - 1 - i) * DAY_MS))
  const [oldest, last] = [startOf(dates[0] ?? today), startOf(today)]
  const isEven = last - oldest === (count - 1) * DAY_MS
  // Calculating every single day is slow, and necessary only with a clock change in between.
  return isEven ? dates.map((_, i) => oldest + i * DAY_MS) : dates.map(startOf)
}

export type PeriodRange = {
  from: number
  to: number
  /** The span it is compared with: of equal length, ending at the same hour. */
  beforeFrom: number
  beforeTo: number
}

/** The period up to now and the one it is compared with, ms since epoch. */
export function periodRange(period: Period, now: number, timeZone: string): PeriodRange {
  const [from = now] = dayStarts(now, period.days, timeZone)
  const [beforeFrom = from] = dayStarts(now, period.days + period.backDays, timeZone)
  const clockShift = from - beforeFrom
  return { from, to: now, beforeFrom, beforeTo: now - clockShift }
}
