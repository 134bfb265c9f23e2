import { cache } from 'react'
import type { ProductKind } from '#domain/catalogue/kinds.ts'
import type { Severity } from '#domain/logs/severities.ts'
import type { RichText } from '#site/ui/richText/richTextTree.ts'
import { getList } from '../base/rest.ts'
import { type Query, selectFields } from '../base/restQuery.ts'
import { type Picture, withProjectUrl } from '../Picture.ts'
import { withTextPictures } from '../textPictures.ts'
import type { Category } from './categories.ts'

type Relation = 'classes' | 'testSeries' | 'testPapers' | 'quizzes' | 'digitalItems' | 'includes'

/** The Hindi texts of a product; those that are missing are shown in English. */
type HindiTexts = Partial<{
  title: string | null
  shortTitle: string | null
  kicker: string | null
  badge: string | null
  summary: string | null
  description: RichText | null
  outcomes: { text: string }[] | null
  highlights: { text: string }[] | null
  faqs: { question: string; answer: string }[] | null
}>

/** The fields that a product's card shows. Relations are ids. Money in paise. */
export type ProductCard = Partial<Record<Relation, string[] | null>> & {
  id: string
  kind: ProductKind
  title: string
  /** Its texts on Hindi pages, where an editor wrote some. */
  hindi?: HindiTexts | null
  slug: string
  shortTitle?: string | null
  kicker?: string | null
  exam?: string | null
  language?: string | null
  subject?: string | null
  image?: Picture | null
  badge?: string | null
  pricePaise: number
  mrpPaise?: number | null
  /** The current price of its first validity or variant, from the server. */
  nowPaise: number
  saleTitle?: string | null
  saleHindiTitle?: string | null
  saleEndsAt?: string | null
  rating: number
  ratingCount: number
  validityDays?: number | null
  validityOptions?: { id: string; days: number; pricePaise: number; mrpPaise?: number | null }[] | null
  variants?: Variant[] | null
  stock?: number | null
  keyCount?: number | null
  author?: string | null
  pages?: number | null
  createdAt: string
}

type Variant = {
  id: string
  label: string
  stock: number
  pricePaise?: number | null
  mrpPaise?: number | null
}

export type Product = ProductCard & {
  summary: string
  description?: RichText | null
  categories?: (Pick<Category, 'id' | 'title' | 'slug'> & { hindiTitle?: string | null })[] | null
  gallery?: Picture[] | null
  previewVideo?: string | null
  publisher?: string | null
  isbn?: string | null
  weightGrams?: number | null
  dispatchDays?: number | null
  outcomes?: { text: string }[] | null
  highlights?: { text: string }[] | null
  teachers?: { name: string; bio?: string | null; hindiBio?: string | null; photo?: Picture | null }[] | null
  faqs?: { question: string; answer: string }[] | null
  tags?: string[] | null
  /** Whether it is sold with one of its batches alone. */
  needsBatch?: boolean | null
  meta?: { title?: string | null; description?: string | null } | null
  updatedAt: string
}

const COLLECTION = 'selling-products'
const RELATIONS = ['classes', 'testSeries', 'testPapers', 'quizzes', 'digitalItems', 'includes'] as const
const CARD = [
  ...RELATIONS,
  'kind',
  'title',
  'slug',
  'shortTitle',
  'kicker',
  'exam',
  'language',
  'subject',
  'image',
  'badge',
  'pricePaise',
  'mrpPaise',
  'nowPaise',
  'saleTitle',
  'saleEndsAt',
  'rating',
  'ratingCount',
  'validityDays',
  'validityOptions',
  'variants',
  'stock',
  'keyCount',
  'author',
  'pages',
  'createdAt',
]
const DETAIL = [
  'hindi',
  'saleHindiTitle',
  'summary',
  'description',
  'categories',
  'gallery',
  'previewVideo',
  'publisher',
  'isbn',
  'weightGrams',
  'dispatchDays',
  'outcomes',
  'highlights',
  'teachers',
  'faqs',
  'tags',
  'needsBatch',
  'meta',
  'updatedAt',
]

const MAX_CHOSEN = 'rank,title'

const isPublished: Query = { _status: { equals: 'published' } }
const onlyId: Query = { id: true }
// Pictures and categories are populated; other relations stay ids.
const withPictures: { depth: number; populate: Query } = {
  depth: 1,
  populate: {
    classes: onlyId,
    'test-series': onlyId,
    'test-papers': onlyId,
    quizzes: onlyId,
    'digital-items': onlyId,
    'selling-products': onlyId,
  },
}

type Loaded<Doc> = Omit<Doc, Relation | 'image' | 'gallery' | 'categories'> & {
  image?: Picture | null
  gallery?: Picture[] | null
  categories?: (string | Category)[] | null
} & Partial<Record<Relation, (string | { id: string })[] | null>>

const plainIn =
  (project: string) =>
  <Doc extends ProductCard>(doc: Loaded<Doc>): Doc => {
    const ids = RELATIONS.map((name) => [
      name,
      doc[name]?.flatMap((entry) => (typeof entry === 'string' ? entry : (entry?.id ?? []))) ?? [],
    ])
    const { teachers } = doc as { teachers?: Product['teachers'] }
    return {
      ...doc,
      ...Object.fromEntries(ids),
      image: withProjectUrl(project, doc.image),
      ...(teachers && {
        teachers: teachers.map((teacher) => ({ ...teacher, photo: withProjectUrl(project, teacher.photo) })),
      }),
      gallery: doc.gallery?.flatMap((picture) => withProjectUrl(project, picture) ?? []),
      categories: doc.categories?.filter((entry) => typeof entry !== 'string'),
    } as unknown as Doc
  }

type CardQuery = { where: Query; sort?: string; limit: number; severity?: Severity }

async function readCards(
  project: string,
  { where, severity = 'medium', ...rest }: CardQuery,
): Promise<ProductCard[]> {
  const list = await getList<Loaded<ProductCard>>({
    project,
    collection: COLLECTION,
    severity,
    query: {
      where: { ...isPublished, ...where },
      select: { ...selectFields(...CARD), hindi: selectFields('title', 'shortTitle', 'kicker', 'badge') },
      ...rest,
      ...withPictures,
    },
  })
  return list?.docs.map(plainIn(project)) ?? []
}

/** The first products of a tag, or of all tags; of one kind or of all. */
export async function getTopProducts(
  project: string,
  limit: number,
  { tag, kind }: { tag?: string | null; kind?: ProductKind },
): Promise<ProductCard[]> {
  const where = {
    kind: kind ? { equals: kind } : undefined,
    tags: tag ? { in: [tag] } : undefined,
  }
  return readCards(project, { where, sort: MAX_CHOSEN, limit })
}

/**
 * Products in the order of `ids`; those that are no longer published are left out. `severity` is `high` where
 * the page can't be shown without them.
 */
export async function getProductsById(
  project: string,
  ids: readonly string[],
  severity?: Severity,
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const docs = await readCards(project, { where: { id: { in: [...ids] } }, limit: ids.length, severity })
  return ids.flatMap((id) => docs.find((product) => product.id === id) ?? [])
}

/** The products that sell these test series, the most popular first. */
export async function getSeriesProducts(project: string, series: string[]): Promise<ProductCard[]> {
  if (series.length === 0) return []
  const where = { kind: { equals: 'test-series' }, testSeries: { in: series } }
  return readCards(project, { where, sort: MAX_CHOSEN, limit: 100 })
}

/** Products related to this one by exam, subject or categories, in one query. */
export async function getRelated(project: string, product: Product, limit: number): Promise<ProductCard[]> {
  const { id, exam, subject, categories } = product
  const similarity: Query[] = [
    ...(exam ? [{ exam: { equals: exam } }] : []),
    ...(subject ? [{ subject: { equals: subject } }] : []),
    ...(categories?.length ? [{ categories: { in: categories.map((category) => category.id) } }] : []),
  ]
  if (similarity.length === 0) return []
  const where = { id: { not_equals: id }, or: Object.fromEntries(similarity.entries()) as Query }
  return readCards(project, { where, sort: MAX_CHOSEN, limit })
}

/** One published product of any kind, or null. */
export const getProduct = cache(async (project: string, slug: string): Promise<Product | null> => {
  const list = await getList<Loaded<Product>>({
    project,
    collection: COLLECTION,
    document: slug,
    also: ['categories'],
    query: {
      where: { ...isPublished, slug: { equals: slug } },
      select: selectFields(...CARD, ...DETAIL),
      limit: 1,
      ...withPictures,
    },
  })
  const found = list?.docs[0]
  return found ? withDescriptions(project, plainIn(project)(found)) : null
})

/** The product's own pictures and those in its descriptions, with URLs that work on every host. */
const withDescriptions = (project: string, product: Product): Product => ({
  ...product,
  description: withTextPictures(project, product.description),
  ...(product.hindi
    ? { hindi: { ...product.hindi, description: withTextPictures(project, product.hindi.description) } }
    : {}),
})
