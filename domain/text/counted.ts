import { fill } from './fill.ts'
import { INTL, type Locale } from './locales.ts'

/** A text for one and for many, with `{count}` in it. */
export type Counted = { one: string; other: string }

const rules = { en: new Intl.PluralRules(INTL.en), hi: new Intl.PluralRules(INTL.hi) }
const grouped = new Intl.NumberFormat(INTL.en)

/** The text for a count: `1 lesson`, `1,840 lessons`; further values are put in as `fill` does. */
export function countedText(
  locale: Locale,
  forms: Counted,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = forms[rules[locale].select(count) === 'one' ? 'one' : 'other']
  return fill(form, { ...values, count: grouped.format(count) })
}
