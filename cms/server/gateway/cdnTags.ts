import { createHash } from 'node:crypto'
import { readTags } from '#domain/pages/cacheTags.ts'
import { RESERVED_SLUGS } from '#domain/pages/reservedSlugs.ts'
import { documentOf, type PageIdentity, PRODUCTS } from './pageTags.ts'

/** The tag of every page that a CDN caches. */
export const ALL_PAGES = 'shala'

/** Reserved first segments whose pages are the same for everybody; other reserved ones are personal or have unbounded keys. */
const PUBLIC_SEGMENTS = new Set([
  'blog',
  'categories',
  'classes',
  'courses',
  'free-resources',
  'products',
  'quizzes',
  'sitemap',
  'test-series',
])
const OTHER_SEGMENTS = new Set(RESERVED_SLUGS.filter((slug) => !PUBLIC_SEGMENTS.has(slug)))

/** Whether a CDN may cache the page at this path, given without the project prefix and the language. */
export const isForCdn = (path: string): boolean => !OTHER_SEGMENTS.has(path.split('/')[1] ?? '')

// Letters, digits, dots and dashes are allowed in the tags of every CDN; slugs have no dots.
const tagOf = (...parts: string[]): string => [ALL_PAGES, ...parts].join('.')
const hashOf = (slug: string): string => createHash('sha256').update(slug).digest('hex').slice(0, 16)

/** The tags by which a CDN purges a page. */
export function cdnTagsOf({ project, path }: PageIdentity): string[] {
  if (project === null) return []
  const document = documentOf(path)
  return [ALL_PAGES, tagOf(project), tagOf(project, document ? hashOf(document.slug) : 'lists')]
}

/** The CDN tags of all pages that a change with these cache tags affects, matching `isAffected`. */
export function purgedCdnTags(tags: readonly string[]): string[] {
  const changes = readTags(tags)
  const projects = new Set(changes.map(({ project }) => project))
  return [...projects].flatMap((project) => {
    const own = changes.filter((change) => change.project === project)
    const slugs = own.flatMap(({ slug }) => slug ?? [])
    if (slugs.length === 0 || own.some(({ collection }) => collection !== PRODUCTS)) return [tagOf(project)]
    return [tagOf(project, 'lists'), ...new Set(slugs.map((slug) => tagOf(project, hashOf(slug))))]
  })
}
