import type { Locale } from '#domain/text/locales.ts'
import { pageLocale } from './pageLocale.ts'
import type { Area, Texts } from './Texts.ts'
import { textsOf } from './textsOf.ts'

/** The hooks of `TextsProvider.tsx` for server components; the `imports` of package.json select one of the two files. */
export const useTexts = <A extends Area>(area: A): Texts[A] => textsOf(pageLocale())[area]

export const useLocale = (): Locale => pageLocale()
