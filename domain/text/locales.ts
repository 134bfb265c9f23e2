/** Languages of the storefront. English has no part of its own in addresses, Hindi stands under `/hi`. */
export const LOCALES = ['en', 'hi'] as const
export type Locale = (typeof LOCALES)[number]

/**
 * What `Intl` and the `lang` attribute take. Indian sites write Latin digits in Hindi too; amounts and counts then read the
 * same in both languages.
 */
export const INTL: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' }

/** How months are written in a day: English ones are cut short, Hindi ones stand whole, as readers know them. */
export const MONTH: Record<Locale, 'short' | 'long'> = { en: 'short', hi: 'long' }

/** For the `lang` attribute and `hreflang`. */
export const LANG: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN' }

/** As Open Graph writes them. */
export const OG_LOCALE: Record<Locale, string> = { en: 'en_IN', hi: 'hi_IN' }
