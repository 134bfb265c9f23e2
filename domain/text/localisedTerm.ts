import type { Locale } from './locales.ts'

/** Hindi translations of common terms of products (languages, bindings, badges), which need no Hindi field. */
const HINDI = new Map([
  ['English', 'अंग्रेज़ी'],
  ['Hindi', 'हिन्दी'],
  ['Hinglish', 'हिंग्लिश'],
  ['English and Hindi', 'अंग्रेज़ी और हिन्दी'],
  ['paperback', 'पेपरबैक'],
  ['hardcover', 'हार्डकवर'],
  ['spiral bound', 'स्पाइरल बाइंडिंग'],
  ['Bestseller', 'बेस्टसेलर'],
  ['Best value', 'बेस्ट वैल्यू'],
  ['Free', 'मुफ़्त'],
  ['New', 'नया'],
])
const CLASS = /^Class (\d+)(?: to (\d+))?$/

/** A class (`Class 10`), a language or a badge of a product in the language of the page; other terms unchanged. */
export function localisedTerm(locale: Locale, term: string): string {
  if (locale === 'en') return term
  const [, from, to] = CLASS.exec(term) ?? []
  if (from) return to ? `कक्षा ${from} से ${to}` : `कक्षा ${from}`
  return HINDI.get(term) ?? term
}

/** The terms of an edition, `English, spiral bound`, each in the language of the page. */
export const localisedTerms = (locale: Locale, terms: string): string =>
  terms
    .split(', ')
    .map((term) => localisedTerm(locale, term))
    .join(', ')
