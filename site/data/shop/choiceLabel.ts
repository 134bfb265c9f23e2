import type { FilterName } from '#domain/catalogue/facets.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedTerm } from '#domain/text/localisedTerm.ts'
import { textsOf } from '#site/texts/textsOf.ts'

/** The label of a filter choice with a fixed name; null when it comes from the products. */
export function choiceLabel(locale: Locale, name: FilterName, value: string): string | null {
  const { catalogue, search } = textsOf(locale)
  const { bands, subjects } = catalogue
  if (name === 'kind')
    return Object.hasOwn(search.kinds, value) ? search.kinds[value as 'course'].plural : null
  if (name === 'subject') return Object.hasOwn(subjects, value) ? subjects[value as 'physics'] : null
  if (name === 'exam' || name === 'language' || name === 'course') return localisedTerm(locale, value)
  if (name !== 'price' && name !== 'validity' && name !== 'rating') return null
  return Object.hasOwn(bands, value) ? bands[value as 'free'] : null
}
