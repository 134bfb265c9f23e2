import { productPath } from '../catalogue/productPath.ts'

/**
 * Collections whose documents have a URL on the storefront, and the prefix of their slugs; products depend on
 * their kind.
 */
const PREFIXES = {
  pages: '/',
  blogs: '/blog/',
  'blog-categories': '/blog/category/',
  categories: '/categories/',
  'selling-products': null,
} as const

export type Addressed = keyof typeof PREFIXES

export const ADDRESSED = Object.keys(PREFIXES) as Addressed[]

/** What determines the URL of a document: `kind` is that of a product. */
export type AddressedDocument = { slug: string; kind?: string | null }

/**
 * Storefront path of a document: the page `home` is the root, products are below the listing of their kind.
 */
export function addressOf(collection: Addressed, { slug, kind }: AddressedDocument): string {
  if (collection === 'pages' && slug === 'home') return '/'
  const prefix = PREFIXES[collection]
  return prefix === null ? productPath(kind, slug) : `${prefix}${slug}`
}
