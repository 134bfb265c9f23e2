const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en-IN', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  formats.set(timeZone, format)
  return format
}

/** A time in `timeZone`, with the zone: `22 Nov 2026, 00:15:00 IST`. `at` in ms or as an ISO string. */
export const momentText = (at: number | string, timeZone: string): string =>
  formatIn(timeZone).format(typeof at === 'number' ? at : Date.parse(at))
