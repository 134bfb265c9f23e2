const PARTS = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
} as const satisfies Intl.DateTimeFormatOptions

/** A formatter for times in any zone; its formats are cached by zone. */
function formatterOf(options: Intl.DateTimeFormatOptions): (at: number | string, timeZone: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (at, timeZone) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-IN', { ...options, timeZone })
    formats.set(timeZone, format)
    return format.format(typeof at === 'number' ? at : Date.parse(at))
  }
}

/** A time in `timeZone`, with the zone: `22 Nov 2026, 12:15:00 am IST`. `at` in ms or as an ISO string. */
export const momentText = formatterOf({ ...PARTS, second: '2-digit', timeZoneName: 'short' })

/** A time for lists, to the minute and without the zone: `22 Nov 2026, 12:15 am`. */
export const minuteText = formatterOf(PARTS)
