import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { textsOf } from '#site/texts/textsOf.ts'

export type SystemPageText = { title: string; text: string }

/**
 * The built-in texts of system pages until an editor has written them: what is missing, and the contact.
 * Null for any other address.
 */
export function systemPageText(slug: string, brand: string, locale: Locale = 'en'): SystemPageText | null {
  const { titles, texts } = textsOf(locale).pages
  if (!Object.hasOwn(titles, slug)) return null
  const known = slug as keyof Texts['pages']['titles']
  return { title: titles[known], text: fillPlaceholders(texts[known], { brand }) }
}
