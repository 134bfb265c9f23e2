import { plannedEnd } from './states.ts'

export type CalendarEvent = {
  /** Stays the same when the class is moved. */
  uid: string
  /** Incremented when the class is moved, so that calendars use the newer time. */
  sequence: number
  title: string
  description: string
  url: string
  /** Ms since epoch. */
  startsAt: number
  minutes: number
  updatedAt: number
  isCancelled: boolean
}

/** Maximum length of a line (RFC 5545, 3.1). */
const LINE_BYTES = 75

const utc = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Escapes a text value (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n|\r/g, '\\n')

/** Folds a line into lines of at most 75 bytes, never inside a character; continuation lines begin with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length
    if (bytes + size > LINE_BYTES) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += sign
    bytes += size
  }
  return [...parts, part].join('\r\n')
}

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utc(event.updatedAt)}`,
  `DTSTART:${utc(event.startsAt)}`,
  `DTEND:${utc(plannedEnd(event))}`,
  `SUMMARY:${escaped(event.title)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `URL:${event.url}`,
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

/** An iCalendar file (RFC 5545) that calendars subscribe to; times are in UTC. */
export const calendarFile = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shala//Timetable//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
