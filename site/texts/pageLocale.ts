import { cache } from 'react'
import type { Locale } from '#domain/text/locales.ts'

/** One for each drawing of a page. */
const drawn = cache((): { locale: Locale } => ({ locale: 'en' }))

/** The language of the page that is being drawn; English where none is set. For server components alone. */
export const pageLocale = (): Locale => drawn().locale

export function setPageLocale(locale: Locale): void {
  drawn().locale = locale
}
