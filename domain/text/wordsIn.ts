import type { Locale } from './locales.ts'

type Word = string | null | undefined

/** What an editor wrote in the language of the page, else in English. */
export const wordsIn = (locale: Locale, english: Word, hindi: Word): string | undefined =>
  (locale === 'hi' ? hindi?.trim() : undefined) || english?.trim() || undefined
