import type { BasePayload, CollectionSlug, Where } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import type { ProductFacts } from '#domain/calls/catalogue.ts'
import { contentCounts } from '#domain/catalogue/contentCounts.ts'
import { offersOf } from '#domain/catalogue/offers.ts'
import { salePrice } from '#domain/catalogue/salePrice.ts'
import { runningSales } from '#hooks/sales/runningSales.ts'
import type {
  ClassContentSummary,
  DigitalItem,
  Quiz,
  SellingProduct,
  TestPaper,
  TestSeries,
} from '#payload-types'
import { includedContent } from '../checkout/includedContent.ts'
import { includedIn, publishedProducts } from '../checkout/publishedProducts.ts'

const isPublished: Where = { _status: { equals: 'published' } }

/**
 * Content counts and current prices of published products; others are left out. One query per kind of content, whatever the number of
 * products.
 */
export async function productFacts(
  payload: BasePayload,
  project: RequestProject,
  ids: readonly string[],
  now: Date,
): Promise<ProductFacts[]> {
  const products = await publishedProducts(payload, project, ids)
  const [sales, included] = await Promise.all([
    runningSales(payload, project.id, now),
    publishedProducts(payload, project, includedIn(products.values())),
  ])
  const all = [...products.values()].map((product) => ({ product, ...includedContent(product, included) }))
  const content = await contentOf(
    payload,
    project,
    all.map(({ grants, bought }) => ({ ...bought, classes: grants })),
  )
  return all.map(({ product, grants, bought }) => ({
    product: String(product.id),
    counts: contentCounts({
      classes: content.summaries(grants),
      testSeries: bought.testSeries.filter((id) => content.hasSeries(id)).length,
      papers: content.papers(bought.testSeries, bought.testPapers),
      quizzes: content.quizzes(bought.quizzes),
      files: content.files(bought.digitalItems),
      keys: bought.keys,
      products: bought.products.filter((id) => included.has(id)).length,
    }),
    offers: pricesOf(product, sales, now),
  }))
}

/** The current price of every option of a product, paise. */
export function pricesOf(product: SellingProduct, sales: Parameters<typeof salePrice>[2], now: Date) {
  const onSale = { id: String(product.id), tags: product.tags ?? [] }
  return offersOf(product).map(({ key, pricePaise }) => ({
    key,
    nowPaise: salePrice(onSale, pricePaise, sales, now.getTime()).nowPaise,
  }))
}

type ContentIds = {
  classes: string[]
  testSeries: string[]
  testPapers: string[]
  quizzes: string[]
  digitalItems: string[]
}

/** Loads the published content of these ids, with functions to look it up. */
async function contentOf(payload: BasePayload, project: RequestProject, named: readonly ContentIds[]) {
  const ids = (of: (one: ContentIds) => string[]) => [...new Set(named.flatMap(of))]
  const find = async <T>(
    collection: CollectionSlug,
    wanted: string[],
    where: Where,
    select: object,
  ): Promise<T[]> => {
    if (wanted.length === 0) return []
    const own = { and: [{ project: { equals: project.id } }, where] }
    const options = { select: select as never, limit: 0, pagination: false } as const
    return (await payload.db.find({ collection, where: own, ...options })).docs as unknown as T[]
  }
  const [classes, series] = [ids((one) => one.classes), ids((one) => one.testSeries)]
  const [papers, quizzes] = [ids((one) => one.testPapers), ids((one) => one.quizzes)]
  const files = ids((one) => one.digitalItems)
  const outline = { questionCount: true, minutes: true, marks: true, isFree: true, testSeries: true }
  const [foundClasses, foundSeries, foundPapers, foundQuizzes, foundFiles] = await Promise.all([
    find<ClassContentSummary>('class-content-summaries', classes, { class: { in: classes } }, SUMMARY),
    find<TestSeries>('test-series', series, { and: [{ id: { in: series } }, isPublished] }, { slug: true }),
    find<TestPaper>(
      'test-papers',
      [...series, ...papers],
      { and: [isPublished, { or: [{ testSeries: { in: series } }, { id: { in: papers } }] }] },
      outline,
    ),
    find<Quiz>(
      'quizzes',
      quizzes,
      { and: [{ id: { in: quizzes } }, isPublished] },
      {
        questionCount: true,
        minutes: true,
      },
    ),
    find<DigitalItem>('digital-items', files, { id: { in: files } }, { pages: true }),
  ])
  const known = new Set(foundSeries.map(({ id }) => String(id)))
  const among = (list: readonly string[], id: string | null) => id !== null && list.includes(id)
  return {
    hasSeries: (id: string) => known.has(id),
    summaries: (list: string[]) => foundClasses.filter((row) => among(list, idOf(row.class))),
    papers: (ofSeries: string[], single: string[]) =>
      foundPapers.filter((paper) => {
        const inSeries = idOf(paper.testSeries)
        return among(single, String(paper.id)) || (among(ofSeries, inSeries) && known.has(inSeries as string))
      }),
    quizzes: (list: string[]) => foundQuizzes.filter(({ id }) => among(list, String(id))),
    files: (list: string[]) => foundFiles.filter(({ id }) => among(list, String(id))),
  }
}

const SUMMARY = {
  class: true,
  lectures: true,
  minutes: true,
  videos: true,
  pdfs: true,
  texts: true,
  freeLectures: true,
}
