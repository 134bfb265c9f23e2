import { localTime } from './localTime.ts'

/** Clocks are put forward or back at quarters of an hour, all over the world. */
const QUARTER_MS = 900_000

/**
 * Clocks in `timeZone` for many times: what they show at a time (ms since epoch), as `2026-11-21 09:30:00`. Asks the
 * calendar once a quarter of an hour, since that costs more than all the rest.
 */
export function clockIn(timeZone: string): (ms: number) => string {
  const offsets = new Map<number, number>()
  return (ms) => {
    const quarter = Math.floor(ms / QUARTER_MS)
    let offset = offsets.get(quarter)
    if (offset === undefined) {
      const start = quarter * QUARTER_MS
      offset = Date.parse(`${localTime(start, timeZone)}Z`) - start
      offsets.set(quarter, offset)
    }
    return new Date(ms + offset).toISOString().slice(0, 19).replace('T', ' ')
  }
}
