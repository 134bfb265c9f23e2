const PART = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: creating a format costs more than using it a hundred times. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** The local time in `timeZone` at `ms`, as `2026-11-21T09:30:00`. */
export function localTime(ms: number, timeZone: string): string {
  const parts = formatIn(timeZone).formatToParts(ms)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}`
}

const asUtc = (local: string): number => Date.parse(`${local}Z`)

/**
 * The time at which clocks in `timeZone` show `local` (`2026-11-21T09:30`, seconds optional), ms since epoch;
 * null when it is no date. Of an hour that occurs twice in autumn the first is meant, for one skipped in
 * spring the hour after.
 */
export function parseLocalTime(local: string, timeZone: string): number | null {
  const match = PART.exec(local)
  if (!match) return null
  const localMs = asUtc(match[6] ? local : `${local}:00`)
  if (Number.isNaN(localMs) || new Date(localMs).toISOString().slice(0, 10) !== local.slice(0, 10))
    return null
  const offsetAt = (ms: number) => asUtc(localTime(ms, timeZone)) - Math.floor(ms / 1000) * 1000
  const offsets = [offsetAt(localMs - 86_400_000), offsetAt(localMs + 86_400_000)]
  const moments = offsets.map((offset) => localMs - offset)
  const exact = moments.filter((ms) => asUtc(localTime(ms, timeZone)) === localMs)
  return exact.length > 0 ? Math.min(...exact) : Math.max(...moments)
}

/** The display name of a time zone, such as `India Standard Time (Asia/Kolkata)`. */
export function zoneName(timeZone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'long' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  return name && name !== timeZone ? `${name} (${timeZone})` : timeZone
}
