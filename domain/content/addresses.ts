/** Collections whose documents have an address on the storefront, and what comes before their slug. */
const PREFIXES = {
  pages: '/',
  blogs: '/blog/',
  'blog-categories': '/blog/category/',
  'selling-products': '/courses/',
  classes: '/classes/',
  'test-series': '/test-series/',
} as const

export type Addressed = keyof typeof PREFIXES

export const ADDRESSED = Object.keys(PREFIXES) as Addressed[]

/** Those of them for which the storefront has a page today; others keep their old addresses for the day it has. */
export const SHOWN: readonly Addressed[] = ['pages', 'blogs', 'blog-categories', 'selling-products']

/** Where the storefront shows a document: `home` of the pages is its root. */
export const addressOf = (collection: Addressed, slug: string): string =>
  collection === 'pages' && slug === 'home' ? '/' : `${PREFIXES[collection]}${slug}`
