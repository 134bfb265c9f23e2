import { localTime } from '../content/localTime.ts'

/** The days of a week that a batch may be held on, in the order of a week. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

const DAY_MS = 86_400_000
const NAMES: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

type Draft = { startsOn?: string | null; endsOn?: string | null; days?: readonly Weekday[] | null }
type Fault = { path: string; message: string }

/** The weekday in `timeZone` at `ms`. */
export function weekdayOf(ms: number, timeZone: string): Weekday {
  const sinceSunday = new Date(`${localTime(ms, timeZone).slice(0, 10)}T00:00Z`).getUTCDay()
  return WEEKDAYS[(sinceSunday + 6) % 7] as Weekday
}

/** Errors in the dates of a batch: a first day that is none of its weekdays, a last day before the first. */
export function checkBatchDays({ startsOn, endsOn, days }: Draft, timeZone: string): Fault[] {
  const faults: Fault[] = []
  const first = startsOn ? weekdayOf(Date.parse(startsOn), timeZone) : null
  if (first && days?.length && !days.includes(first))
    faults.push({
      path: 'startsOn',
      message: `This is a ${NAMES[first]}, and the batch is held on ${WEEKDAYS.filter((day) =>
        days.includes(day),
      )
        .map((day) => NAMES[day])
        .join(', ')}.`,
    })
  if (startsOn && endsOn && Date.parse(endsOn) < Date.parse(startsOn))
    faults.push({ path: 'endsOn', message: 'The last day comes after the first.' })
  return faults
}

/** The moment `ms`, moved by whole days to the nearest weekday of the batch after it, or before it with `step` -1. */
export function nearestBatchDay(
  ms: number,
  days: readonly Weekday[],
  timeZone: string,
  step: 1 | -1 = 1,
): number {
  if (days.length === 0) return ms
  let at = ms
  while (!days.includes(weekdayOf(at, timeZone))) at += step * DAY_MS
  return at
}
