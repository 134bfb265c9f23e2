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

export type AddressableCollection = keyof typeof PREFIXES

export const ADDRESSABLE_COLLECTIONS = Object.keys(PREFIXES) as AddressableCollection[]

/** What determines the URL of a document: `kind` is that of a product. */
export type AddressableDocument = { slug: string; kind?: string | null }

/**
 * Storefront path of a document: the page `home` is the root, products are below the listing of their kind.
 */
export function documentPath(collection: AddressableCollection, { slug, kind }: AddressableDocument): string {
  if (collection === 'pages' && slug === 'home') return '/'
  const prefix = PREFIXES[collection]
  return prefix === null ? productPath(kind, slug) : `${prefix}${slug}`
}
