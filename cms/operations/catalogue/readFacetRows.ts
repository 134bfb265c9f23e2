import type { BasePayload, Where } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { FacetRow, FacetWords } from '#domain/catalogue/facets.ts'
import { accessDaysOf } from '#domain/catalogue/offers.ts'
import type { Category, ProjectConfig, SellingProduct } from '#payload-types'

export type ProjectWords = FacetWords & { categorySlugs: ReadonlyMap<string, string> }

/** The project's own words for its filters. Skips access: every list shows them. */
export async function readFacetWords(payload: BasePayload, project: string): Promise<ProjectWords> {
  const where = { project: { equals: project } }
  const [config, categories] = await Promise.all([
    payload.db.findOne<ProjectConfig>({ collection: 'project-configs', where }),
    payload.db.find<Category>({
      collection: 'categories',
      where,
      select: { title: true, slug: true },
      sort: 'rank',
      limit: 0,
      pagination: false,
    }),
  ])
  return {
    filtersOrder: config?.filtersOrder?.map(({ filter }) => filter) ?? [],
    courses: config?.courses?.map(({ title }) => title) ?? [],
    tags: config?.tags?.map(({ tag, label }) => ({ value: tag, label })) ?? [],
    categories: categories.docs.map(({ slug, title }) => ({ value: slug, label: title })),
    categorySlugs: new Map(categories.docs.map(({ id, slug }) => [String(id), slug])),
  }
}

/** Published products of a project, all of them or those with these slugs, as lists filter and sort them. */
export async function readFacetRows(
  payload: BasePayload,
  project: string,
  { categorySlugs }: ProjectWords,
  slugs?: readonly string[],
): Promise<FacetRow[]> {
  const where: Where[] = [{ project: { equals: project } }, { _status: { equals: 'published' } }]
  if (slugs) where.push({ slug: { in: [...slugs] } })
  const { docs } = await payload.db.find<SellingProduct>({
    collection: 'selling-products',
    where: { and: where },
    select: {
      slug: true,
      kind: true,
      title: true,
      exam: true,
      language: true,
      subject: true,
      kicker: true,
      categories: true,
      tags: true,
      nowPaise: true,
      validityDays: true,
      validityOptions: { days: true },
      rating: true,
      ratingCount: true,
      rank: true,
      createdAt: true,
    },
    limit: 0,
    pagination: false,
  })
  return docs.map((product) => ({
    id: String(product.id),
    slug: product.slug,
    kind: product.kind,
    title: product.title,
    exam: product.exam ?? null,
    language: product.language ?? null,
    subject: product.subject ?? null,
    kicker: product.kicker ?? null,
    categories: (product.categories ?? []).flatMap(
      (category) => categorySlugs.get(idOf(category) ?? '') ?? [],
    ),
    tags: product.tags ?? [],
    nowPaise: product.nowPaise,
    validities: accessDaysOf(product),
    rating: product.rating,
    ratingCount: product.ratingCount,
    rank: product.rank,
    createdAt: Date.parse(product.createdAt),
  }))
}
