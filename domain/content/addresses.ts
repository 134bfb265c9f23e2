import { productPath } from '../catalogue/productPath.ts'

/** Collections whose documents have an address on the storefront, and what comes before their slug. */
const PREFIXES = {
  pages: '/',
  blogs: '/blog/',
  'blog-categories': '/blog/category/',
  categories: '/categories/',
  'selling-products': null,
} as const

export type Addressed = keyof typeof PREFIXES

export const ADDRESSED = Object.keys(PREFIXES) as Addressed[]

/** What decides an address: `kind` is that of a product. */
export type AddressedDocument = { slug: string; kind?: string | null }

/** Where the storefront shows a document: `home` of the pages is its root, products stand on the listing of their kind. */
export function addressOf(collection: Addressed, { slug, kind }: AddressedDocument): string {
  if (collection === 'pages' && slug === 'home') return '/'
  const prefix = PREFIXES[collection]
  return prefix === null ? productPath(kind, slug) : `${prefix}${slug}`
}
