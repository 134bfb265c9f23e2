import { DAY_MS } from '../auth/policy.ts'
import { localTime, parseLocalTime } from '../content/localTime.ts'

/** Local times as `21:00`; over midnight when `to` is not after `from`. */
export type QuietHours = { from: string; to: string }

/**
 * The end of the quiet hours that `at` (ms since epoch) is in, ms since epoch; null outside of quiet hours.
 * @param zone IANA time zone
 */
export function quietUntil(at: number, { from, to }: QuietHours, zone: string): number | null {
  if (from === to) return null
  const clock = localTime(at, zone).slice(11, 16)
  const isQuiet = from < to ? clock >= from && clock < to : clock >= from || clock < to
  if (!isQuiet) return null
  const isOverMidnight = from > to && clock >= from
  const day = localTime(at + (isOverMidnight ? DAY_MS : 0), zone).slice(0, 10)
  return parseLocalTime(`${day}T${to}`, zone)
}
