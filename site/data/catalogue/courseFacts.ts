import type { Counted } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { groupDigits } from '#domain/text/groupDigits.ts'

/** Patterns for hours and minutes, with `{count}` and `{minutes}`. */
export type Units = { hours: Counted; minutes: string }

const ENGLISH: Units = { hours: { one: '{count} h', other: '{count} h' }, minutes: '{minutes} m' }

/** Minutes as `45 m`, `1 h 20 m`, `64 h`; whole hours from ten hours on. */
export function duration(minutes: number, units: Units = ENGLISH): string {
  const inMinutes = (count: number) => fillPlaceholders(units.minutes, { minutes: count })
  const inHours = (count: number) =>
    fillPlaceholders(count === 1 ? units.hours.one : units.hours.other, { count: groupDigits(count) })
  if (minutes < 60) return inMinutes(minutes)
  if (minutes >= 600) return inHours(Math.round(minutes / 60))
  const restMinutes = minutes % 60
  return restMinutes === 0
    ? inHours(minutes / 60)
    : `${inHours(Math.floor(minutes / 60))} ${inMinutes(restMinutes)}`
}
