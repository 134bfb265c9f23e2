import type { Locale } from '#domain/text/locales.ts'
import { pageLocale } from './pageLocale.ts'
import type { Area, Texts } from './Texts.ts'
import { textsOf } from './textsOf.ts'

/** `TextsProvider.tsx` for server components; package.json picks one of the two. */
export const useTexts = <A extends Area>(area: A): Texts[A] => textsOf(pageLocale())[area]

export const useLocale = (): Locale => pageLocale()
