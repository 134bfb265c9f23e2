import type { Locale } from '../text/locales.ts'

/** The URL of a page of the project in a language; `path` is without any prefix. */
export function localisedUrl(locale: Locale, address: string, path: string): string {
  if (locale === 'hi') return `${address}/hi${path === '/' ? '' : path}`
  return `${address}${path === '/' ? '/' : path}`
}
