import type { Locale } from './locales.ts'

type EditorText = string | null | undefined

/** An editor's text in the language of the page, else in English. */
export const localisedText = (locale: Locale, english: EditorText, hindi: EditorText): string | undefined =>
  (locale === 'hi' ? hindi?.trim() : undefined) || english?.trim() || undefined
