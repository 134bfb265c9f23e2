import { countedText } from '#domain/text/counted.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedTerm } from '#domain/text/localisedTerm.ts'
import type { ResourceCard } from '#site/data/freeResources.ts'
import { textsOf } from '#site/texts/textsOf.ts'

/** One line of facts: kind, pages, exam, language. */
export function resourceFacts({ kind, pages, exam, language }: ResourceCard, locale: Locale): string[] {
  const { resources, facts } = textsOf(locale)
  const parts = [
    resources.kinds[kind],
    kind === 'pdf' && pages ? countedText(locale, facts.pages, pages) : null,
    exam && localisedTerm(locale, exam),
    language && localisedTerm(locale, language),
  ]
  return parts.filter((fact) => typeof fact === 'string' && fact !== '') as string[]
}
