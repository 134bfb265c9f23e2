/** Addresses of the storefront that always exist and take no name: what a link may point to. */
export const SITE_ADDRESSES: readonly string[] = [
  '/',
  '/address',
  '/blog',
  '/blog/rss.xml',
  '/cart',
  '/checkout',
  '/classes',
  '/compare',
  '/courses',
  '/downloads',
  '/expert',
  '/expert/doubts',
  '/expert/profile',
  '/expert/test-papers',
  '/expert/test-series',
  '/free-resources',
  '/learn',
  '/notifications',
  '/orders',
  '/p/refer',
  '/p/reward',
  '/products',
  '/profile',
  '/quizzes',
  '/search',
  '/support-tickets',
  '/test-series',
]

/** Below these the storefront answers for what is no content: files, and what a signed-in person has. */
export const OPEN_PREFIXES: readonly string[] = ['/api/', '/checkout/', '/learn/', '/media/', '/orders/']
