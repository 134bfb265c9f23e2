import type { ProductProof } from '#domain/calls/catalogue.ts'
import { isBundle } from '#domain/catalogue/kinds.ts'
import type { Locale } from '#domain/text/locales.ts'
import { pageLocale } from '#site/texts/pageLocale.ts'
import { type ClassOutline, getClasses, getOutline } from '../account/classes.ts'
import { getSettings } from '../settings.ts'
import { type BuyOptions, buyOptionsOf } from '../shop/buyOptions.ts'
import { type Batch, getBatches } from './batches.ts'
import type { LectureOutline } from './outline.ts'
import { getPapersOf, getQuizzes, getSeriesSlugs, type Paper, type Quiz } from './papers.ts'
import { cardOf, type ProductCardFacts, productCards } from './productCards.ts'
import { type ContentCounts, getProductFacts, getProductProof, NOTHING } from './productContent.ts'
import { getProductsById, getRelated, type Product } from './products.ts'

/** Everything the page of a product shows. */
export type ProductPage = {
  product: Product
  card: ProductCardFacts
  counts: ContentCounts
  socialProof: ProductProof
  /** Every way to buy it; the one at `firstOption` is preselected. */
  options: BuyOptions
  firstOption: number
  classes: ClassOutline[]
  lectures: LectureOutline[]
  papers: Paper[]
  /** Slugs of the series of the papers, by id. */
  seriesSlugs: ReadonlyMap<string, string>
  quizzes: Quiz[]
  batches: Batch[]
  /** The contents of a bundle, and the sum of their separate prices. */
  bundle: { cards: ProductCardFacts[]; apartPaise: number } | null
  related: ProductCardFacts[]
  /** The time zone of dates. */
  timeZone: string | undefined
}

const RELATED = 4

/** Reads the contents of a product, each kind once and all in parallel. */
export async function getProductPage(
  project: string,
  stored: Product,
  locale: Locale = pageLocale(),
): Promise<ProductPage> {
  const product = localisedProduct(stored, locale)
  const { classes = [], testSeries = [], testPapers = [], quizzes = [] } = product
  const [facts, socialProof, classList, lectures, papers, quizList, batches, parts, related, settings] =
    await Promise.all([
      getProductFacts(project, [product.id]),
      getProductProof(project, product.id),
      getClasses(project, classes ?? []),
      getOutline(project, classes ?? [], locale),
      getPapersOf(project, [...(testSeries ?? [])].sort(), [...(testPapers ?? [])].sort(), locale),
      getQuizzes(project, quizzes ?? [], locale),
      getBatches(project, product.id, Date.now(), locale),
      isBundle(product.kind) ? getProductsById(project, product.includes ?? []) : [],
      getRelated(project, product, RELATED),
      getSettings(project),
    ])
  const productFacts = facts.get(product.id)
  const counts = productFacts?.counts ?? NOTHING
  const { options, first } = buyOptionsOf(product, productFacts?.offers ?? [], locale)
  // Where all of it is free, no single test is marked so.
  const markedAsFree = <Test extends { isFree?: boolean | null }>(test: Test): Test =>
    product.pricePaise === 0 ? { ...test, isFree: false } : test
  const [cards, seriesSlugs] = await Promise.all([
    productCards(project, [...parts, ...related], locale),
    getSeriesSlugs(
      project,
      papers.map((paper) => paper.testSeries),
    ),
  ])
  return {
    product,
    card: cardOf(product, counts, locale),
    counts,
    socialProof,
    options,
    firstOption: first,
    classes: classList,
    lectures,
    papers: papers.map(markedAsFree),
    seriesSlugs,
    quizzes: quizList.map(markedAsFree),
    batches,
    bundle:
      parts.length > 0
        ? {
            cards: cards.slice(0, parts.length),
            apartPaise: parts.reduce((sum, { nowPaise }) => sum + nowPaise, 0),
          }
        : null,
    related: cards.slice(parts.length),
    timeZone: settings?.timeZone,
  }
}

/** A product with its Hindi texts where an editor wrote them. */
export function localisedProduct<Stored extends Product>(product: Stored, locale: Locale): Stored {
  if (locale !== 'hi') return product
  const { hindi, categories, teachers } = product
  const rows = <Row>(hindiRows: Row[] | null | undefined, english: Row[] | null | undefined) =>
    hindiRows?.length ? hindiRows : english
  return {
    ...product,
    shortTitle: hindi?.shortTitle || hindi?.title || product.shortTitle,
    kicker: hindi?.kicker || product.kicker,
    badge: hindi?.badge || product.badge,
    outcomes: rows(hindi?.outcomes, product.outcomes),
    highlights: rows(hindi?.highlights, product.highlights),
    faqs: rows(hindi?.faqs, product.faqs),
    teachers: teachers?.map((teacher) => ({ ...teacher, bio: teacher.hindiBio || teacher.bio })),
    title: hindi?.title || product.title,
    summary: hindi?.summary || product.summary,
    saleTitle: product.saleHindiTitle || product.saleTitle,
    description: hindi?.description ?? product.description,
    categories: categories?.map((category) => ({
      ...category,
      title: category.hindiTitle || category.title,
    })),
  }
}
