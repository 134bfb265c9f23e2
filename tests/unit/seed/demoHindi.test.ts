import { describe, expect, test } from 'vitest'
import { localisedTerm, localisedTerms } from '#domain/text/localisedTerm.ts'
import { withLocalisedTitle } from '#site/data/base/withLocalisedTitle.ts'
import { DEMO, ofKind, type Product } from './exampleProjects.ts'

const HINDI = /\p{Script=Devanagari}/u
/** Names in Latin script on Hindi pages too: `JEE Main 2027`, `CSAT`, `PDF`. */
const NAME = /^(JEE Main|NEET UG|UPSC CSE|SSC CGL|NEET|CSAT|PDF)( 20\d\d)?$/

/** A text in English and Hindi, and where it is shown. */
type Shown = [where: string, english: string | undefined, hindi: string | undefined]

/** Texts without a Hindi form: neither Hindi themselves, nor names, nor translated. */
const withoutHindi = (shown: readonly Shown[]): string[] =>
  shown.flatMap(([where, english, hindi]) =>
    !english || HINDI.test(hindi ?? '') || HINDI.test(english) || NAME.test(english)
      ? []
      : [`${where}: ${english}`],
  )

const rows = (where: string, english: readonly string[], hindi: readonly string[]): Shown[] =>
  english.map((text, index) => [where, text, hindi[index]])

const ofPage = (product: Product): Shown[] => {
  const { hindiTeachers, faqs, hindiFaqs, slug } = product
  const badge = product.hindiBadge ?? (product.badge && localisedTerm('hi', product.badge))
  const bio = (name: string) => hindiTeachers.find((one) => one.name === name)?.bio
  const shown: Shown[] = [
    ['title', product.title, product.hindiTitle],
    ['cover', product.shortTitle, product.hindiShortTitle],
    ['kicker', product.kicker, product.hindiKicker],
    ['badge', product.badge, badge],
    ['summary', product.summary, product.hindiSummary],
    ['description', product.description, product.hindiDescription],
    ['language', product.language, product.language && localisedTerm('hi', product.language)],
    ...rows('outcome', product.outcomes, product.hindiOutcomes),
    ...rows('highlight', product.highlights, product.hindiHighlights),
    ...rows('question', faqs.map(textOf('question')), hindiFaqs.map(textOf('question'))),
    ...rows('answer', faqs.map(textOf('answer')), hindiFaqs.map(textOf('answer'))),
    ...product.teachers.map(({ name, bio: text }): Shown => [name, text, bio(name)]),
    ...product.variants.map(({ label }): Shown => ['edition', label, localisedTerms('hi', label)]),
  ]
  return shown.map(([where, ...texts]) => [`${slug}, ${where}`, ...texts])
}
const textOf = (name: string) => (pair: Record<string, string>) => pair[name] ?? ''

type Stored = { title: string; hindiTitle?: string; summary?: string; hindiSummary?: string }
const titled = (
  kind: 'quiz' | 'testPaper' | 'testSeries' | 'digitalItem' | 'batch' | 'freeResource',
): Shown[] =>
  ofKind(DEMO, kind).flatMap((one) => {
    const stored: Stored = one
    const { title, summary } = withLocalisedTitle('hi', stored)
    return [
      [`${kind}, title`, one.title, title],
      [`${kind}, summary`, stored.summary, summary],
    ] satisfies Shown[]
  })

describe('on Hindi pages of demo no text is missing in Hindi:', () => {
  test.each(ofKind(DEMO, 'product').map((product) => [product.slug, product] as const))(
    'the page of %s',
    (_, product) => {
      expect(withoutHindi(ofPage(product))).toEqual([])
      // Row by row: a bullet in one language alone is a promise that the other does not make.
      for (const [english, hindi] of [
        [product.outcomes, product.hindiOutcomes],
        [product.highlights, product.hindiHighlights],
        [product.faqs, product.hindiFaqs],
      ] as const)
        if (hindi.length > 0) expect(hindi.length).toBe(english.length)
    },
  )

  test('classes, chapters and lessons', () => {
    const classes = ofKind(DEMO, 'class').map(({ title, hindiTitle }): Shown => ['class', title, hindiTitle])
    const lectures = ofKind(DEMO, 'lecture').flatMap((one): Shown[] => [
      [`${one.class}, chapter`, one.chapter, one.hindiChapter],
      [`${one.class}, lesson`, one.title, one.hindiTitle],
    ])
    expect(withoutHindi([...classes, ...lectures])).toEqual([])
  })

  test.each(['quiz', 'testPaper', 'testSeries', 'digitalItem', 'batch', 'freeResource'] as const)(
    'every %s',
    (kind) => {
      expect(withoutHindi(titled(kind))).toEqual([])
    },
  )

  test('categories, sales and coupons', () => {
    const categories = ofKind(DEMO, 'category').map(
      ({ title, hindiTitle }): Shown => ['category', title, hindiTitle],
    )
    const coupons = ofKind(DEMO, 'coupon').map(
      ({ title, hindiTitle }): Shown => ['coupon', title, hindiTitle],
    )
    const sales = ofKind(DEMO, 'sale').map(({ title, hindiTitle }): Shown => ['sale', title, hindiTitle])
    expect(withoutHindi([...categories, ...sales, ...coupons])).toEqual([])
  })
})
