import type { Locale } from '#domain/text/locales.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import type { Area, Texts } from './Texts.ts'

const ALL: Record<Locale, Texts> = { en: english, hi: hindi }

/** All texts of a language. Holds both languages whole: never for the browser, which gets the areas it needs. */
export const textsOf = (locale: Locale): Texts => ALL[locale]

/** The areas that a page gives to its client components. */
export const pickTexts = (locale: Locale, areas: readonly Area[]): Partial<Texts> =>
  Object.fromEntries(areas.map((area) => [area, ALL[locale][area]]))
