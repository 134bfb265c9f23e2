import { idOf } from '#database/idOf.ts'
import { isBook } from '#domain/catalogue/kinds.ts'
import { productPath } from '#domain/catalogue/productPath.ts'
import type { SearchDocument } from '#domain/search/SearchDocument.ts'
import type { SellingProduct } from '#payload-types'

export const PRODUCT_FIELDS = [
  'title',
  'shortTitle',
  'kicker',
  'slug',
  'kind',
  'summary',
  'exam',
  'language',
  'subject',
  'pricePaise',
  'nowPaise',
  'mrpPaise',
  'image',
  'categories',
  'tags',
  'teachers',
  'author',
  'publisher',
  'isbn',
  'hindi',
  'rank',
  'classes',
  'testSeries',
  'testPapers',
  'quizzes',
] as const

const keysOf = (collection: string, related: readonly (string | { id: string })[] | null | undefined) =>
  (related ?? []).flatMap((one) => {
    const id = idOf(one)
    return id ? [contentKey(collection, id)] : []
  })

/** Key of a collection's document in the index. */
export const contentKey = (collection: string, id: string): string => `${collection}:${id}`

const joined = (parts: readonly (string | null | undefined)[], by = ' '): string =>
  parts.filter(Boolean).join(by)

/** The index document of a published product. @param categories titles in both languages by category id */
export function productDocument(
  product: SellingProduct,
  categories: ReadonlyMap<string, string>,
): SearchDocument {
  const { id, kind, title, slug, exam, language, author } = product
  // During a sale the regular price is shown struck through.
  const regularPaise = Math.max(product.mrpPaise ?? 0, product.pricePaise)
  return {
    key: contentKey('selling-products', String(id)),
    kind,
    id: String(id),
    slug,
    title,
    hindiTitle: product.hindi?.title || null,
    subtitle: joined(isBook(kind) ? [author, language] : [exam, language], ' · '),
    href: productPath(kind, slug),
    pricePaise: product.nowPaise,
    mrpPaise: regularPaise > product.nowPaise ? regularPaise : null,
    image: idOf(product.image) ?? null,
    subject: product.subject ?? null,
    words: joined([
      product.hindi?.title,
      product.shortTitle,
      product.kicker,
      exam,
      language,
      product.subject,
      author,
      product.publisher,
      product.isbn,
      ...(product.tags ?? []),
      ...(product.teachers ?? []).map(({ name }) => name),
      ...(product.categories ?? []).map((category) => categories.get(idOf(category) ?? '')),
    ]),
    text: joined([product.summary, product.hindi?.summary]),
    rank: product.rank,
    opens: [
      ...keysOf('classes', product.classes),
      ...keysOf('test-series', product.testSeries),
      ...keysOf('test-papers', product.testPapers),
      ...keysOf('quizzes', product.quizzes),
    ],
    partOf: [],
  }
}
