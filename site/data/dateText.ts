import { INTL, type Locale, MONTH } from '#domain/text/locales.ts'

const dayIn = (locale: Locale): Intl.DateTimeFormatOptions => ({
  day: 'numeric',
  month: MONTH[locale],
  year: 'numeric',
})
const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }

const formatsOf = (locale: Locale) => ({
  day: new Intl.DateTimeFormat(INTL[locale], dayIn(locale)),
  time: new Intl.DateTimeFormat(INTL[locale], TIME),
})
const formats: Partial<Record<Locale, ReturnType<typeof formatsOf>>> = {}
const formatIn = (locale: Locale) => {
  formats[locale] ??= formatsOf(locale)
  return formats[locale]
}

type When = string | number

/** `24 Nov 2026`, in the time zone of the browser. */
export const dayText = (at: When, locale: Locale = 'en'): string => formatIn(locale).day.format(new Date(at))

/** `24 Nov 2026, 6:42 pm`. */
export const timeText = (at: When, locale: Locale = 'en'): string =>
  `${dayText(at, locale)}, ${formatIn(locale).time.format(new Date(at))}`

const DAY_MS = 86_400_000
/** The last day of an access of `days` that started at `at`; null without an end. */
export const lastDayText = (
  at: When,
  days: number | null | undefined,
  locale: Locale = 'en',
): string | null => (days ? dayText(new Date(at).getTime() + days * DAY_MS, locale) : null)
