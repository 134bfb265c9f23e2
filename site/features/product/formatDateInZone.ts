import { INTL, type Locale, MONTH } from '#domain/text/locales.ts'

/** `24 Nov 2026`, in the project's time zone: the same text for every reader. */
export const formatDateInZone = (at: string, timeZone: string | undefined, locale: Locale = 'en'): string =>
  new Intl.DateTimeFormat(INTL[locale], {
    day: 'numeric',
    month: MONTH[locale],
    year: 'numeric',
    timeZone,
  }).format(new Date(at))
