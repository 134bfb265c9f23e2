/** Slugs no custom page may take: the partial list of section 2 and every route of contracts.md. */
export const RESERVED_SLUGS: readonly string[] = [
  'account',
  'address',
  'admin',
  'api',
  'blog',
  'cart',
  'checkout',
  'classes',
  'courses',
  'dashboard',
  'dev',
  'downloads',
  'expert',
  'free-resources',
  'internal',
  'learn',
  'login',
  'logout',
  'notifications',
  'orders',
  'p',
  'pay',
  'products',
  'profile',
  'quiz',
  'quizzes',
  'search',
  'settings',
  'signup',
  'support-tickets',
  'test-series',
  'tests',
  'users',
]

/** Reserved slugs that name system pages: fixed routes whose content comes from the CMS (contracts.md). */
export const SYSTEM_PAGE_SLUGS: readonly string[] = [
  'home',
  'about-us',
  'contact',
  'terms',
  'privacy',
  'refund-policy',
  'support',
  'faq',
]

/** True when an editor may not give this slug to a page. */
export const isReservedSlug = (slug: string): boolean => RESERVED_SLUGS.includes(slug)
