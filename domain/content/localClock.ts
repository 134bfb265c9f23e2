import { localTime } from './localTime.ts'

/** Offsets of time zones change at quarters of an hour, all over the world. */
const QUARTER_MS = 900_000

/**
 * A clock of `timeZone` for many times: returns the local time at a time (ms since epoch) as `2026-11-21
 * 09:30:00`. Calculates the offset once per quarter of an hour, the expensive part.
 */
export function localClock(timeZone: string): (ms: number) => string {
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
