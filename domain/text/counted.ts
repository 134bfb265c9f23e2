import { fillPlaceholders } from './fillPlaceholders.ts'
import { groupDigits } from './groupDigits.ts'
import type { Locale } from './locales.ts'
import { shortNumber } from './shortNumber.ts'

/** Singular and plural of a text with `{count}`. */
export type Counted = { one: string; other: string }

/** When a language uses the singular form; in Hindi also for 0 and fractions below one (CLDR rules). */
const IS_SINGULAR: Record<Locale, (count: number) => boolean> = {
  en: (count) => count === 1,
  hi: (count) => count >= 0 && count <= 1,
}

/** The text for a count: `1 lesson`, `1,840 lessons`; further values are inserted as by `fillPlaceholders`. */
export function countedText(
  locale: Locale,
  forms: Counted,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = forms[IS_SINGULAR[locale](count) ? 'one' : 'other']
  return fillPlaceholders(form, { ...values, count: groupDigits(count) })
}

/** As `countedText`, with a shortened large number (spec 9): `1K ratings`. */
export const shortCountedText = (locale: Locale, forms: Counted, count: number): string =>
  fillPlaceholders(forms[IS_SINGULAR[locale](count) ? 'one' : 'other'], { count: shortNumber(count) })
