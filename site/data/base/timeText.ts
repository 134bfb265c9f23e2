import { clockPhrase } from '#domain/text/clockPhrase.ts'
import type { Locale } from '#domain/text/locales.ts'
import { dayText, pageTimeZone, type TimeValue } from './dateText.ts'

const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const formats = new Map<string, Intl.DateTimeFormat>()
const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...TIME, timeZone })
  formats.set(timeZone, format)
  return format
}

/** `6:42 pm`, `शाम 6:42`. */
export const clockText = (at: TimeValue, locale: Locale = 'en', timeZone = pageTimeZone()): string =>
  clockPhrase(formatIn(timeZone).format(new Date(at)), locale)

/** `24 Nov 2026, 6:42 pm`. */
export const timeText = (at: TimeValue, locale: Locale = 'en', timeZone = pageTimeZone()): string =>
  `${dayText(at, locale, timeZone)}, ${clockText(at, locale, timeZone)}`
