import type { Locale } from '#domain/text/locales.ts'

/** The URL of a page of the project in a language; `path` is without any prefix. */
export function localisedUrl(locale: Locale, address: string, path: string): string {
  if (locale === 'hi') return `${address}/hi${path === '/' ? '' : path}`
  return `${address}${path === '/' ? '/' : path}`
}

/** The URLs of a page by `hreflang`: both languages, and English for everyone else. */
export const hreflangUrls = (address: string, path: string): Record<string, string> => ({
  en: localisedUrl('en', address, path),
  hi: localisedUrl('hi', address, path),
  'x-default': localisedUrl('en', address, path),
})
