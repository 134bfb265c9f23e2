import { LISTING_PATHS, productPath } from '#domain/catalogue/productPath.ts'
import { SITEMAP_URLS } from '#domain/content/sitemap.ts'
import { getList } from './base/rest.ts'
import { type Query, selectFields } from './base/restQuery.ts'
import { type TopicDoc, topicPaths } from './blogTopics.ts'

export type SitemapUrl = { path: string; changedAt?: string | null }

type Doc = TopicDoc & {
  slug: string
  kind?: string | null
  updatedAt: string
  testSeries?: { slug?: string | null } | string | null
}
type Source = {
  collection: string
  /** Null for a document without a page of its own. */
  pathOf: (doc: Doc) => string | null
  /** Null for all documents. */
  where: Query | null
  /** Lists before its documents, in their first part. */
  lists: readonly string[]
  /** Further fields that are read, and lists that its documents belong to, added to the first part. */
  further?: { fields: readonly string[]; depth: number; pathsOf: (docs: readonly Doc[]) => string[] }
}

const published: Query = { _status: { equals: 'published' } }
const indexable: Query = { ...published, 'meta.noIndex': { not_equals: true } }

/** What search engines may index, by the name of its part of the sitemap. */
const SOURCES: Record<string, Source> = {
  pages: {
    collection: 'pages',
    pathOf: ({ slug }) => (slug === 'home' ? '/' : `/${slug}`),
    where: indexable,
    lists: [],
  },
  products: {
    collection: 'selling-products',
    pathOf: ({ kind, slug }) => productPath(kind, slug),
    where: indexable,
    lists: LISTING_PATHS,
  },
  papers: {
    collection: 'test-papers',
    // Visitors reach a paper through its series, which may be a draft.
    pathOf: ({ slug, testSeries }) =>
      typeof testSeries === 'object' && testSeries?.slug ? `/test-series/${testSeries.slug}/${slug}` : null,
    where: published,
    lists: [],
    further: { fields: ['testSeries'], depth: 1, pathsOf: () => [] },
  },
  quizzes: { collection: 'quizzes', pathOf: ({ slug }) => `/quizzes/${slug}`, where: published, lists: [] },
  categories: {
    collection: 'categories',
    pathOf: ({ slug }) => `/categories/${slug}`,
    where: null,
    lists: [],
  },
  blog: {
    collection: 'blogs',
    pathOf: ({ slug }) => `/blog/${slug}`,
    where: indexable,
    lists: ['/blog'],
    further: { fields: ['category', 'author'], depth: 1, pathsOf: topicPaths },
  },
  resources: {
    collection: 'free-resources',
    pathOf: ({ slug }) => `/free-resources/${slug}`,
    where: published,
    lists: ['/free-resources'],
  },
}

/** Maximum rows per request of the server. */
const ROWS = 500

const read = (project: string, { collection, where, further }: Source, query: Query) =>
  getList<Doc>({
    project,
    collection,
    also: further ? ['blog-categories', 'test-series'] : [],
    query: {
      where: where ?? undefined,
      select: selectFields('slug', 'kind', 'updatedAt', ...(further?.fields ?? [])),
      depth: further?.depth ?? 0,
      ...query,
    },
  })

/** The non-empty parts of a project's sitemap, each with the time of its newest change. */
export async function sitemapParts(project: string): Promise<{ name: string; changedAt: string | null }[]> {
  const parts = await Promise.all(
    Object.entries(SOURCES).map(async ([name, source]) => {
      const list = await read(project, source, { sort: '-updatedAt', limit: 1 })
      const count = Math.ceil((list?.totalDocs ?? 0) / SITEMAP_URLS)
      const changedAt = list?.docs[0]?.updatedAt ?? null
      return Array.from({ length: count }, (_, index) => ({ name: `${name}-${index + 1}`, changedAt }))
    }),
  )
  return parts.flat()
}

/** The URLs of a part (`products-2`); null when the part does not exist. */
export async function sitemapUrls(project: string, part: string): Promise<SitemapUrl[] | null> {
  const [, name = '', number = ''] = /^([a-z]+)-([1-9]\d{0,3})$/.exec(part) ?? []
  const source = Object.hasOwn(SOURCES, name) ? SOURCES[name] : undefined
  if (!source) return null
  const firstPage = (Number(number) - 1) * (SITEMAP_URLS / ROWS) + 1
  const docs: Doc[] = []
  for (let page = firstPage; page < firstPage + SITEMAP_URLS / ROWS; page++) {
    // Sorted by values that never change, so that no document is missed between two pages.
    const list = await read(project, source, { sort: 'createdAt,id', limit: ROWS, page })
    docs.push(...(list?.docs ?? []))
    if (page >= (list?.totalPages ?? 0)) break
  }
  if (docs.length === 0) return null
  const lists = number === '1' ? [...source.lists, ...(source.further?.pathsOf(docs) ?? [])] : []
  return [
    ...lists.map((path) => ({ path })),
    ...docs.flatMap((doc) => {
      const path = source.pathOf(doc)
      return path === null ? [] : [{ path, changedAt: doc.updatedAt }]
    }),
  ]
}
