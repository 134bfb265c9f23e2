/** Languages of the storefront. English URLs have no prefix, Hindi pages are under `/hi`. */
export const LOCALES = ['en', 'hi'] as const
export type Locale = (typeof LOCALES)[number]

/** A stored language; English where none is stored. */
export const localeOrEnglish = (stored: string | null | undefined): Locale =>
  LOCALES.find((locale) => locale === stored) ?? 'en'

/**
 * Locales for `Intl`. Indian sites use Latin digits in Hindi too, so amounts and counts look the same in both
 * languages.
 */
export const INTL: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' }

/**
 * Month style in dates: English months are abbreviated; Hindi months are written in full, as readers expect.
 */
export const MONTH: Record<Locale, 'short' | 'long'> = { en: 'short', hi: 'long' }

/** Values of the `lang` attribute and of `hreflang`. */
export const LANG: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN' }

/** Values for Open Graph. */
export const OG_LOCALE: Record<Locale, string> = { en: 'en_IN', hi: 'hi_IN' }
