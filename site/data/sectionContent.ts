import { type BlogCategory, getNewestPosts, type PostCard } from './blog.ts'
import { getQuizzes, type Quiz } from './catalogue/papers.ts'
import { type ProductCardFacts, productCards } from './catalogue/productCards.ts'
import { getProductsById, getSeriesProducts, getTopProducts, type ProductCard } from './catalogue/products.ts'
import { getSeries, type SeriesCard } from './catalogue/testSeries.ts'
import { getLeadForms, type LeadFormView } from './leadForms.ts'
import type { Picture } from './Picture.ts'
import type { PageBlock, StoredBlock } from './pageBlocks.ts'
import { getSections } from './pages.ts'
import { getPictures } from './pictures.ts'
import { getSettings } from './settings.ts'
import { pictureIdsIn, withTextPictures } from './textPictures.ts'

/** Everything the sections of a page show, loaded once for all of them. */
export type SectionContent = {
  pictures: ReadonlyMap<string, Picture>
  /** Products by id; those that are not on sale are left out. */
  products: ReadonlyMap<string, ProductCardFacts>
  /** The first products of a tag ('' is all). */
  productsOf: ReadonlyMap<string, ProductCardFacts[]>
  /** The first courses of a tag ('' is all). */
  coursesOf: ReadonlyMap<string, ProductCardFacts[]>
  series: { first: SeriesCard[]; byId: ReadonlyMap<string, SeriesCard> }
  /** The product that sells a test series, by the id of the series. */
  productOfSeries: ReadonlyMap<string, ProductCardFacts>
  /** The newest articles by category id ('' is all). */
  postsOf: ReadonlyMap<string, PostCard[]>
  forms: ReadonlyMap<string, LeadFormView>
  /** Published quizzes by id. */
  quizzes: ReadonlyMap<string, Quiz>
  /** The time zone of dates. */
  timeZone: string | undefined
}

/** Items of a section when the editor set no number. */
export const LIMITS = { hero: 3, courseGrid: 4, productGrid: 8, testSeries: 4, blogList: 3 } as const

const idsIn = (ids: readonly (string | null | undefined)[]): string[] =>
  [...new Set(ids.filter((id) => typeof id === 'string'))].sort()

/** The highest requested number of each key. */
function highestLimits(requested: readonly (readonly [string, number])[]): [string, number][] {
  const limits = new Map<string, number>()
  for (const [key, limit] of requested) limits.set(key, Math.max(limit, limits.get(key) ?? 0))
  return [...limits]
}

/** The sections of a page with shared ones resolved, and their content: one request for each kind. */
export async function loadSections(
  project: string,
  stored: readonly StoredBlock[],
): Promise<{ blocks: PageBlock[]; content: SectionContent }> {
  const sections = await withShared(project, stored)
  const [pictures, products, series, postsOf, forms, quizzes, settings] = await Promise.all([
    getPictures(project, picturesOf(sections)),
    loadProducts(project, sections),
    loadSeries(project, sections),
    loadPosts(project, sections),
    getLeadForms(
      project,
      idsIn(sections.map((block) => (block.blockType === 'leadForm' ? block.form : null))),
    ),
    getQuizzes(project, idsIn(sections.map((block) => (block.blockType === 'quiz' ? block.quiz : null)))),
    getSettings(project),
  ])
  const { timeZone } = settings ?? {}
  const blocks = sections.map((block) => withTextOf(project, block, pictures))
  const shown = { forms, quizzes: new Map(quizzes.map((quiz) => [quiz.id, quiz])) }
  return { blocks, content: { pictures, ...products, ...series, postsOf, ...shown, timeZone } }
}

async function withShared(project: string, stored: readonly StoredBlock[]): Promise<PageBlock[]> {
  const ids = idsIn(stored.map((block) => (block.blockType === 'reusable' ? block.section : null)))
  const sections = await getSections(project, ids)
  return stored.flatMap((block) => {
    if (block.blockType !== 'reusable') return [block]
    const shared = sections.get(block.section ?? '')?.layout ?? []
    // Rows of a shared section have the same ids wherever it is used; a page may show it twice.
    return shared.flatMap((inner) =>
      inner.blockType === 'reusable' ? [] : [{ ...inner, id: `${block.id}-${inner.id}` }],
    )
  })
}

/** A section whose rich text contains its pictures. */
const withTextOf = (project: string, block: PageBlock, pictures: ReadonlyMap<string, Picture>): PageBlock =>
  block.blockType === 'richText' || block.blockType === 'imageText'
    ? { ...block, content: withTextPictures(project, block.content, pictures) }
    : block

const picturesOf = (blocks: readonly PageBlock[]): string[] =>
  idsIn(
    blocks.flatMap((block) => {
      if (block.blockType === 'richText') return pictureIdsIn(block.content)
      if (block.blockType === 'bannerSlider') return block.slides?.map(({ image }) => image) ?? []
      if (block.blockType === 'hero') return block.beside === 'image' ? [block.image] : []
      return block.blockType === 'imageText' ? [block.image, ...pictureIdsIn(block.content)] : []
    }),
  )

function seriesOf(blocks: readonly PageBlock[]): { limit: number; ids: string[] } {
  const seriesBlocks = blocks.filter((block) => block.blockType === 'testSeries')
  const open = seriesBlocks.filter(({ series }) => !series?.length)
  return {
    limit: Math.max(0, ...open.map(({ limit }) => limit ?? LIMITS.testSeries)),
    ids: idsIn(seriesBlocks.flatMap(({ series }) => series ?? [])),
  }
}

async function loadSeries(project: string, blocks: readonly PageBlock[]) {
  const series = await getSeries(project, seriesOf(blocks))
  const products = await getSeriesProducts(project, [...series.byId.keys()].sort())
  const cards = await productCards(project, products)
  const sold = [...series.byId.keys()].flatMap((id): [string, ProductCardFacts][] => {
    const product = products.find(({ testSeries }) => testSeries?.includes(id))
    const card = cards.find((candidate) => candidate.id === product?.id)
    return card ? [[id, card]] : []
  })
  return { series, productOfSeries: new Map(sold) }
}

async function loadProducts(project: string, blocks: readonly PageBlock[]) {
  const chosen = idsIn(
    blocks.flatMap((block) =>
      block.blockType === 'priceList' || block.blockType === 'productGrid' ? (block.products ?? []) : [],
    ),
  )
  const courses = highestLimits(
    blocks.flatMap((block): [string, number][] => {
      if (block.blockType === 'hero') return [['', LIMITS.hero]]
      return block.blockType === 'courseGrid' ? [[block.tag ?? '', block.limit ?? LIMITS.courseGrid]] : []
    }),
  )
  const productLimits = highestLimits(
    blocks.flatMap((block): [string, number][] => {
      if (block.blockType !== 'productGrid' || block.products?.length) return []
      return [[block.tag ?? '', block.limit ?? LIMITS.productGrid]]
    }),
  )
  const [byId, topCourses, topProducts] = await Promise.all([
    getProductsById(project, chosen),
    Promise.all(courses.map(([tag, limit]) => getTopProducts(project, limit, { tag, kind: 'course' }))),
    Promise.all(productLimits.map(([tag, limit]) => getTopProducts(project, limit, { tag }))),
  ])
  const found = [...topCourses.flat(), ...topProducts.flat(), ...byId]
  const uniqueProducts = [...new Map(found.map((product) => [product.id, product])).values()]
  const cards = new Map((await productCards(project, uniqueProducts)).map((card) => [card.id, card]))
  const cardsOf = (products: readonly ProductCard[] = []) => products.flatMap(({ id }) => cards.get(id) ?? [])
  return {
    products: cards,
    productsOf: new Map(productLimits.map(([tag], index) => [tag, cardsOf(topProducts[index])])),
    coursesOf: new Map(courses.map(([tag], index) => [tag, cardsOf(topCourses[index])])),
  }
}

async function loadPosts(project: string, blocks: readonly PageBlock[]): Promise<Map<string, PostCard[]>> {
  const lists = highestLimits(
    blocks.flatMap((block): [BlogCategory['id'], number][] =>
      block.blockType === 'blogList' ? [[block.category ?? '', block.limit ?? LIMITS.blogList]] : [],
    ),
  )
  const found = await Promise.all(
    lists.map(([category, limit]) => getNewestPosts(project, limit, category || null)),
  )
  return new Map(lists.map(([category], index) => [category, found[index] ?? []]))
}
