import { cache } from 'react'
import type { Locale } from '#domain/text/locales.ts'

/** One object per rendering of a page. */
const rendering = cache((): { locale: Locale } => ({ locale: 'en' }))

/** The language of the page that is being rendered; English by default. For server components only. */
export const pageLocale = (): Locale => rendering().locale

export function setPageLocale(locale: Locale): void {
  rendering().locale = locale
}
