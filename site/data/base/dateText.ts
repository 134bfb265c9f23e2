import { clockPhrase } from '#domain/text/clockPhrase.ts'
import { INTL, type Locale, MONTH } from '#domain/text/locales.ts'
import { DEFAULT_TIME_ZONE } from '#domain/text/timeZones.ts'

const dayIn = (locale: Locale): Intl.DateTimeFormatOptions => ({
  day: 'numeric',
  month: MONTH[locale],
  year: 'numeric',
})
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

const formatsOf = (locale: Locale, timeZone: string) => ({
  day: new Intl.DateTimeFormat(INTL[locale], { ...dayIn(locale), timeZone }),
  time: new Intl.DateTimeFormat('en-GB', { ...TIME, timeZone }),
})
const formats = new Map<string, ReturnType<typeof formatsOf>>()
const formatIn = (locale: Locale, timeZone: string) => {
  const key = `${locale} ${timeZone}`
  const cached = formats.get(key) ?? formatsOf(locale, timeZone)
  formats.set(key, cached)
  return cached
}

/** The time zone of the project, which the document states, wherever the reader is. */
const zoneOfPage = (): string =>
  (typeof document === 'undefined' ? null : document.documentElement.dataset.timeZone) ?? DEFAULT_TIME_ZONE

type Time = string | number

/**
 * `24 Nov 2026`, in the project's time zone. Components that are rendered on the server pass the zone, since
 * the server has no document to read it from.
 */
export const dayText = (at: Time, locale: Locale = 'en', timeZone = zoneOfPage()): string =>
  formatIn(locale, timeZone).day.format(new Date(at))

/** `6:42 pm`, `शाम 6:42`. */
export const clockText = (at: Time, locale: Locale = 'en', timeZone = zoneOfPage()): string =>
  clockPhrase(formatIn(locale, timeZone).time.format(new Date(at)), locale)

/** `24 Nov 2026, 6:42 pm`. */
export const timeText = (at: Time, locale: Locale = 'en', timeZone = zoneOfPage()): string =>
  `${dayText(at, locale, timeZone)}, ${clockText(at, locale, timeZone)}`

const DAY_MS = 86_400_000
/** The last day of an access of `days` that started at `at`; null when it never ends. */
export const lastDayText = (
  at: Time,
  days: number | null | undefined,
  locale: Locale = 'en',
): string | null => (days ? dayText(new Date(at).getTime() + days * DAY_MS, locale) : null)
