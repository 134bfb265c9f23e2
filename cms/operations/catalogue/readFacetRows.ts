import type { BasePayload, Where } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { FacetLabels, FacetRow } from '#domain/catalogue/facets.ts'
import { accessDayOptions } from '#domain/catalogue/offers.ts'
import type { Category, ProjectConfig, SellingProduct } from '#payload-types'

export type ProjectLabels = FacetLabels & { categorySlugs: ReadonlyMap<string, string> }

/** The filter values configured in a project. Skips access control: every list shows them publicly. */
export async function readFacetLabels(payload: BasePayload, project: string): Promise<ProjectLabels> {
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

/** Published products of a project with the fields for filters and sorting; all, or those with these slugs. */
export async function readFacetRows(
  payload: BasePayload,
  project: string,
  { categorySlugs }: ProjectLabels,
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
    validities: accessDayOptions(product),
    rating: product.rating,
    ratingCount: product.ratingCount,
    rank: product.rank,
    createdAt: Date.parse(product.createdAt),
  }))
}
