import type { Locale } from '#domain/text/locales.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import type { Area, Texts } from './Texts.ts'

const ALL: Record<Locale, Texts> = { en: english, hi: hindi }

/** All texts of a language. Imports both languages completely: never for browser code, which gets the areas it needs. */
export const textsOf = (locale: Locale): Texts => ALL[locale]

/** The texts of the areas that a page sends to its client components. */
export const pickTexts = (locale: Locale, areas: readonly Area[]): Partial<Texts> =>
  Object.fromEntries(areas.map((area) => [area, ALL[locale][area]]))
