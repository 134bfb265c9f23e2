import { expect, it } from 'vitest'
import { countedText } from '#domain/text/counted.ts'
import { groupDigits } from '#domain/text/groupDigits.ts'
import { INTL, LOCALES } from '#domain/text/locales.ts'

const VALUES = [0, 1, 12, 999, 1000, 1840, 99_999, 100_000, 1_234_567, 123_456_789, 9_007_199_254_740_991]

it.each([...VALUES, -1500, 0.5, 1.25, 2499.125, 12_345.6789])('%d is formatted like Intl', (value) =>
  expect(groupDigits(value)).toBe(new Intl.NumberFormat('en-IN').format(value)),
)

it.each(LOCALES)('counts in %s use the plural form of CLDR', (locale) => {
  const rules = new Intl.PluralRules(INTL[locale])
  for (const count of [...VALUES, 2, 3, 0.5, 1.5])
    expect(countedText(locale, { one: 'one', other: 'other' }, count), String(count)).toBe(
      rules.select(count),
    )
})
