import { LISTING_PATHS } from '#domain/catalogue/productPath.ts'
import { readTags } from '#domain/pages/cacheTags.ts'

/** What is known of a stored page when something changes. */
export type PageIdentity = {
  /** The project's slug, or null for files that belong to the build. */
  project: string | null
  /** Without the project prefix. */
  path: string
}

/** Which collection the one document of a detail page comes from, by the first segment of its path. */
const DETAILS = new Map(LISTING_PATHS.map((path) => [path.slice(1), 'selling-products']))

function documentOf(path: string): { collection: string; slug: string } | null {
  const [, first, second, ...more] = path.split('/')
  const collection = first && DETAILS.get(first)
  if (!collection || !second || more.length > 0) return null
  return { collection, slug: decodeURIComponent(second) }
}

/**
 * Whether one change, told by its tags (domain/pages/cacheTags.ts), shows on a page. Detail pages are spared only when other documents of their own collection changed.
 */
export function isAffected(page: PageIdentity, tags: readonly string[]): boolean {
  if (page.project === null) return false
  const own = readTags(tags).filter(({ project }) => project === page.project)
  if (own.length === 0) return false
  const document = documentOf(page.path)
  if (!document || own.some(({ collection }) => collection !== document.collection)) return true
  const slugs = own.flatMap(({ slug }) => slug ?? [])
  return slugs.length === 0 || slugs.includes(document.slug)
}
