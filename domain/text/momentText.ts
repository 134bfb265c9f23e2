const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
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

/** A moment on the clocks of `timeZone`, with the zone: `22 Nov 2026, 00:15:00 IST`. `at` in ms or as ISO text. */
export const momentText = (at: number | string, timeZone: string): string =>
  formatIn(timeZone).format(typeof at === 'number' ? at : Date.parse(at))
