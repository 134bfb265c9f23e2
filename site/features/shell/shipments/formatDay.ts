import { INTL, type Locale, MONTH } from '#domain/text/locales.ts'

/** A day such as `2026-11-24` in the usual form: `Tue, 24 Nov`. It is the same day in every time zone. */
export const formatDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(INTL[locale], {
    weekday: 'short',
    day: 'numeric',
    month: MONTH[locale],
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
