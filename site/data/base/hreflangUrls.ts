import { localisedUrl } from '#domain/links/localisedUrl.ts'

/** The URLs of a page by `hreflang`: both languages, and English for everyone else. */
export const hreflangUrls = (address: string, path: string): Record<string, string> => ({
  en: localisedUrl('en', address, path),
  hi: localisedUrl('hi', address, path),
  'x-default': localisedUrl('en', address, path),
})
