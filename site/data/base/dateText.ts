import { INTL, type Locale, MONTH } from '#domain/text/locales.ts'
import { DEFAULT_TIME_ZONE } from '#domain/text/timeZones.ts'

const dayIn = (locale: Locale): Intl.DateTimeFormatOptions => ({
  day: 'numeric',
  month: MONTH[locale],
  year: 'numeric',
})

const formats = new Map<string, Intl.DateTimeFormat>()
const formatIn = (locale: Locale, timeZone: string): Intl.DateTimeFormat => {
  const key = `${locale} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(INTL[locale], { ...dayIn(locale), timeZone })
  formats.set(key, format)
  return format
}

/** The time zone of the project, which the document states, wherever the reader is. */
export const pageTimeZone = (): string =>
  (typeof document === 'undefined' ? null : document.documentElement.dataset.timeZone) ?? DEFAULT_TIME_ZONE

export type TimeValue = string | number

/**
 * `24 Nov 2026`, in the project's time zone. Components that are rendered on the server pass the zone, since
 * the server has no document to read it from.
 */
export const dayText = (at: TimeValue, locale: Locale = 'en', timeZone = pageTimeZone()): string =>
  formatIn(locale, timeZone).format(new Date(at))
