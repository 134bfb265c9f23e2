import { fill } from './fill.ts'
import { grouped } from './grouped.ts'
import type { Locale } from './locales.ts'
import { shortNumber } from './shortNumber.ts'

/** A text for one and for many, with `{count}` in it. */
export type Counted = { one: string; other: string }

/** What takes the form for one; Hindi says nothing and parts of one so too (the rules of CLDR). */
const IS_ONE: Record<Locale, (count: number) => boolean> = {
  en: (count) => count === 1,
  hi: (count) => count >= 0 && count <= 1,
}

/** The text for a count: `1 lesson`, `1,840 lessons`; further values are put in as `fill` does. */
export function countedText(
  locale: Locale,
  forms: Counted,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = forms[IS_ONE[locale](count) ? 'one' : 'other']
  return fill(form, { ...values, count: grouped(count) })
}

/** The same with a large number shortened (spec 9): `1K ratings`. */
export const shortCountedText = (locale: Locale, forms: Counted, count: number): string =>
  fill(forms[IS_ONE[locale](count) ? 'one' : 'other'], { count: shortNumber(count) })
