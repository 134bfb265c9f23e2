import { describe, expect, it } from 'vitest'
import { accessDurationText } from '#domain/catalogue/offers.ts'
import { localisedUrl } from '#domain/links/localisedUrl.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { INTL } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { hreflangUrls } from '#site/data/base/hreflangUrls.ts'
import { duration } from '#site/data/catalogue/courseFacts.ts'
import { contentFacts } from '#site/data/catalogue/productFacts.ts'
import { clockText, weekdaysText as weekText } from '#site/features/product/scheduleText.ts'
import { projectPathOf } from '#site/features/shell/frame/useProjectPath.ts'
import { textsOf } from '#site/texts/textsOf.ts'

describe('fill', () => {
  it('inserts values and keeps unknown placeholders', () => {
    expect(fillPlaceholders('{a} of {b}', { a: 1, b: '{a}' })).toBe('1 of {a}')
    expect(fillPlaceholders('{a} {toString}', { a: 'x' })).toBe('x {toString}')
  })
})

describe('counted', () => {
  const lessons = { one: '{count} lesson', other: '{count} lessons' }
  it.each([
    ['en', 0, '0 lessons'],
    ['en', 1, '1 lesson'],
    ['en', 184000, '1,84,000 lessons'],
    // In Hindi zero is singular too.
    ['hi', 0, '0 lesson'],
    ['hi', 1, '1 lesson'],
    ['hi', 2, '2 lessons'],
  ] as const)('%s %i', (locale, count, text) => {
    expect(countedText(locale, lessons, count)).toBe(text)
  })
})

describe('numbers, money and dates', () => {
  it.each([0, 99, 249900, 12345678900, -25050])(
    'money of %i is the same in Hindi, in Latin digits',
    (paise) => {
      const amount = Math.abs(paise) / 100
      const digits = Number.isInteger(amount) ? 0 : 2
      const hindi = new Intl.NumberFormat(INTL.hi, {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
      expect(formatInr(paise)).toBe(`${paise < 0 ? '− ' : ''}${hindi.format(amount)}`)
    },
  )

  it('dates have Hindi months and Latin digits', () => {
    expect(dayText('2026-11-24T12:00:00Z', 'en')).toBe('24 Nov 2026')
    expect(dayText('2026-11-24T12:00:00Z', 'hi')).toMatch(/^24 नव.* 2026$/u)
  })

  it.each([
    [365, '1 साल'],
    [730, '2 साल'],
    [30, '1 महीना'],
    [180, '6 महीने'],
    [45, '45 दिन'],
  ])('%i days are %s', (days, text) => {
    expect(accessDurationText(days, 'hi')).toBe(text)
  })

  it('times of a batch have their part of the day', () => {
    const { product } = textsOf('hi')
    expect(weekText(['mon', 'tue', 'wed'], product)).toBe('सोम से बुध')
    expect(clockText('09:00', '13:30', product, 'hi')).toBe('सुबह 9 बजे से दोपहर 1:30')
    expect(clockText('18:00', '21:00', product, 'hi')).toBe('शाम 6 बजे से रात 9 बजे')
  })

  it('a duration has its units', () => {
    expect([45, 80, 3840].map((minutes) => duration(minutes, textsOf('hi').facts))).toEqual([
      '45 मिनट',
      '1 घंटा 20 मिनट',
      '64 घंटे',
    ])
  })

  it('the contents of a product', () => {
    const counts = {
      lectures: 12,
      minutes: 60,
      papers: 0,
      quizzes: 0,
      questions: 0,
      files: 0,
      keys: 0,
      products: 0,
      pages: 0,
      testMinutes: 0,
    }
    expect(contentFacts({ kind: 'course' }, counts as never, 'hi')).toEqual(['12 पाठ', '1 घंटा'])
  })
})

it.each([
  ['hi', 'Courses', 'कोर्स', 'कोर्स'],
  ['hi', 'Courses', ' ', 'Courses'],
  ['hi', 'Courses', null, 'Courses'],
  ['en', 'Courses', 'कोर्स', 'Courses'],
  ['en', null, 'कोर्स', undefined],
] as const)('in %s, of %s and %s is shown: %s', (locale, english, words, shown) => {
  expect(localisedText(locale, english, words)).toBe(shown)
})

it.each([
  ['/_projects/~demo.hi/courses', '/courses'],
  ['/_projects/demo/hi', '/'],
  ['/hi/courses/x', '/courses/x'],
  ['/_projects/demo/courses/~view', '/courses'],
  ['/hindi', '/hindi'],
  ['/', '/'],
])('the path of %s is %s', (pathname, place) => {
  expect(projectPathOf(pathname)).toBe(place)
})

it('every page has one path per language', () => {
  expect(localisedUrl('hi', 'https://a.example', '/')).toBe('https://a.example/hi')
  expect(hreflangUrls('https://a.example', '/courses')).toEqual({
    en: 'https://a.example/courses',
    hi: 'https://a.example/hi/courses',
    'x-default': 'https://a.example/courses',
  })
})
