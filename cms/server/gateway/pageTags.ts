import { LISTING_PATHS } from '#domain/catalogue/productPath.ts'
import { readTags } from '#domain/pages/cacheTags.ts'

/** Identifies a stored page for purges. */
export type PageIdentity = {
  /** The project's slug, or null for files that belong to the build. */
  project: string | null
  /** Without the project prefix. */
  path: string
}

/** The collection of the documents that have pages of their own. */
export const PRODUCTS = 'selling-products'

/** Collection of the document on a detail page, by the first segment of the path. */
const DETAILS = new Map(LISTING_PATHS.map((path) => [path.slice(1), PRODUCTS]))

/** The document of a detail page; null for other pages. */
export function documentOf(path: string): { collection: string; slug: string } | null {
  const [, first, second, ...more] = path.split('/')
  const collection = first && DETAILS.get(first)
  if (!collection || !second || more.length > 0) return null
  return { collection, slug: decodeURIComponent(second) }
}

/**
 * Whether a change with these tags (domain/pages/cacheTags.ts) affects a page. A detail page is unaffected only if all changes are
 * to other documents of its collection.
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
