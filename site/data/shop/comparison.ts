import { isBundle, isShipped } from '#domain/catalogue/kinds.ts'
import { accessDurationText, displayedOffer } from '#domain/catalogue/offers.ts'
import { countedText } from '#domain/text/counted.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedTerm } from '#domain/text/localisedTerm.ts'
import { pageLocale } from '#site/texts/pageLocale.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { textsOf } from '#site/texts/textsOf.ts'
import { duration } from '../catalogue/courseFacts.ts'
import { type ProductCardFacts, productCards } from '../catalogue/productCards.ts'
import { type ContentCounts, getProductFacts, NOTHING } from '../catalogue/productContent.ts'
import { getProductsById, type ProductCard } from '../catalogue/products.ts'

/** One row of the comparison: a text for each product, empty where it has none. */
export type ComparedRow = {
  label: string
  values: string[]
  /** Whether the products differ in this row. */
  isDifferent: boolean
}
export type Comparison = { cards: ProductCardFacts[]; rows: ComparedRow[] }

type Line = [
  name: keyof Texts['compare']['lines'],
  text: (
    product: ProductCard,
    counts: ContentCounts,
    locale: Locale,
  ) => string | null | undefined | false | 0,
]

const LINES: readonly Line[] = [
  ['exam', ({ exam }, _, locale) => exam && localisedTerm(locale, exam)],
  ['language', ({ language }, _, locale) => language && localisedTerm(locale, language)],
  [
    'access',
    (product, _, locale) =>
      !isShipped(product.kind) && (daysOf(product, locale) ?? textsOf(locale).compare.withoutEnd),
  ],
  [
    'lessons',
    (_, { lectures }, locale) => lectures > 0 && countedText(locale, textsOf(locale).facts.lessons, lectures),
  ],
  ['length', (_, { minutes }, locale) => minutes > 0 && duration(minutes, textsOf(locale).facts)],
  ['videos', (_, { videos }) => videos > 0 && String(videos)],
  ['pdfs', (_, { pdfs }) => pdfs > 0 && String(pdfs)],
  ['freeLessons', (_, { freeLectures }) => freeLectures > 0 && String(freeLectures)],
  ['papers', (_, { papers }) => papers > 0 && String(papers)],
  ['freePapers', (_, { freePapers }) => freePapers > 0 && String(freePapers)],
  ['quizzes', (_, { quizzes }) => quizzes > 0 && String(quizzes)],
  ['questions', (_, { questions }) => questions > 0 && String(questions)],
  ['author', ({ author }) => author],
  ['pages', ({ pages }) => pages && String(pages)],
  ['products', ({ kind }, { products }) => isBundle(kind) && products > 0 && String(products)],
  ['keys', (_, { keys }) => keys > 0 && String(keys)],
]

const daysOf = (product: ProductCard, locale: Locale): string | null => {
  const { days } = displayedOffer(product)
  return days ? accessDurationText(days, locale) : null
}

/** The products with these ids that are of the first one's kind, and the rows that compare them. */
export async function getComparison(
  project: string,
  ids: readonly string[],
  locale: Locale = pageLocale(),
): Promise<Comparison> {
  const found = await getProductsById(project, ids)
  const products = found.filter(({ kind }) => kind === found[0]?.kind)
  const [cards, facts] = await Promise.all([
    productCards(project, products, locale),
    getProductFacts(
      project,
      products.map(({ id }) => id),
    ),
  ])
  const rows = LINES.map(([name, text]) => {
    const values = products.map(
      (product) => text(product, facts.get(product.id)?.counts ?? NOTHING, locale) || '',
    )
    return { label: textsOf(locale).compare.lines[name], values, isDifferent: new Set(values).size > 1 }
  })
  return { cards, rows: rows.filter(({ values }) => values.some(Boolean)) }
}
