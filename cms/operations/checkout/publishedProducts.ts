import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { documentCache } from '#database/documentCache.ts'
import { idOf } from '#database/idOf.ts'
import { isBundle } from '#domain/catalogue/kinds.ts'
import type { SellingProduct } from '#payload-types'

/** Products by id, including the parts of bundles. */
export type Products = ReadonlyMap<string, SellingProduct>

/** Published products of a project by id, with the fields for prices, content and bundles. */
export async function publishedProducts(
  payload: BasePayload,
  project: RequestProject,
  ids: readonly string[],
): Promise<Map<string, SellingProduct>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const docs = await documentCache({
    payload,
    collection: 'selling-products',
    where: {
      and: [
        { id: { in: unique } },
        { project: { equals: project.id } },
        { _status: { equals: 'published' } },
      ],
    },
    limit: unique.length,
    select: SELECT,
  })
  return new Map(docs.map((product) => [String(product.id), product]))
}

const SELECT = {
  kind: true,
  title: true,
  hindi: { title: true },
  slug: true,
  subject: true,
  image: true,
  tags: true,
  pricePaise: true,
  mrpPaise: true,
  validityDays: true,
  validityOptions: true,
  variants: true,
  classes: true,
  testSeries: true,
  testPapers: true,
  quizzes: true,
  digitalItems: true,
  includes: true,
  keyCount: true,
  keysFrom: true,
  needsBatch: true,
  weightGrams: true,
  dispatchDays: true,
  taxPercent: true,
  hsn: true,
} as const

/** Ids of the parts of the bundles among the products. */
export const includedIn = (products: Iterable<SellingProduct>): string[] =>
  [...products].flatMap(({ kind, includes }) =>
    isBundle(kind) ? (includes ?? []).flatMap((relation) => idOf(relation) ?? []) : [],
  )
