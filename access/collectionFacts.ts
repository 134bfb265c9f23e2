import type { CollectionSlug } from 'payload'

export type Write = 'create' | 'update' | 'delete'

/** What the modules do not say of a collection: who reads it outside the panel, and what nobody writes there. */
export type CollectionFacts = {
  /** Everybody who visits the project reads it: all of it, what is published, or what is marked as shown. */
  isPublic?: 'all' | 'published' | 'shown'
  /** The field that names whose document it is (`id`: the person's own record). People read their own. */
  owner?: string
  /** Modules open the form and nobody else's documents. */
  isOwnOnly?: boolean
  /** Writes that the server's operations alone make, whatever modules somebody has. */
  serverWrites?: readonly Write[]
  /** Its form asks for something, and nothing is kept of it. */
  isNeverKept?: boolean
}

const ALL_WRITES = ['create', 'update', 'delete'] as const satisfies readonly Write[]
const SHOWN = { isPublic: 'all' } as const
const PUBLISHED = { isPublic: 'published' } as const
const WRITTEN_BY_SERVER = { serverWrites: ALL_WRITES } as const
/** One document a project, kept as long as the project. */
const SETTINGS = { serverWrites: ['delete'] } as const

/** Read by the rules of the collections (moduleRules.ts) and by the tests that call every one of them as everybody. */
const FACTS: Partial<Record<CollectionSlug, CollectionFacts>> = {
  // Storefront
  'selling-products': PUBLISHED,
  classes: SHOWN,
  lectures: SHOWN,
  'class-content-summaries': { ...SHOWN, ...WRITTEN_BY_SERVER },
  'test-series': PUBLISHED,
  quizzes: PUBLISHED,
  batches: PUBLISHED,
  categories: SHOWN,
  'free-resources': PUBLISHED,
  'review-photos': { isPublic: 'shown', owner: 'owner', serverWrites: ['create', 'update'] },
  'test-papers': PUBLISHED,
  pages: PUBLISHED,
  sections: PUBLISHED,
  blogs: PUBLISHED,
  'blog-categories': SHOWN,
  redirects: SHOWN,
  'lead-forms': SHOWN,
  media: SHOWN,
  'web-static-configs': { ...SHOWN, ...SETTINGS },
  'project-configs': { ...SHOWN, ...SETTINGS },
  'admin-configs': { ...SHOWN, ...SETTINGS },
  // The visitor's own project.
  projects: { ...SHOWN, serverWrites: ['delete'] },

  // People
  users: { owner: 'id', serverWrites: ['delete'] },
  addresses: { owner: 'student', ...WRITTEN_BY_SERVER },
  'user-details': WRITTEN_BY_SERVER,
  'access-configurations': WRITTEN_BY_SERVER,
  'user-admin-configs': WRITTEN_BY_SERVER,
  'lead-submissions': { serverWrites: ['create'] },
  notifications: { owner: 'user', ...WRITTEN_BY_SERVER },
  // What was sent stays as it was sent.
  broadcasts: { serverWrites: ['update', 'delete'] },

  // Learning and shop
  entitlements: { owner: 'student', ...WRITTEN_BY_SERVER },
  'class-serial-keys': WRITTEN_BY_SERVER,
  'lecture-completions': { owner: 'student', ...WRITTEN_BY_SERVER },
  orders: { owner: 'student', ...WRITTEN_BY_SERVER },
  invoices: { owner: 'student', ...WRITTEN_BY_SERVER },
  payments: WRITTEN_BY_SERVER,
  'payment-events': WRITTEN_BY_SERVER,
  refunds: WRITTEN_BY_SERVER,
  returns: { owner: 'student', ...WRITTEN_BY_SERVER },
  'return-photos': { owner: 'owner', ...WRITTEN_BY_SERVER },
  // Students see theirs by calls of their own, without the names of the staff.
  shipments: WRITTEN_BY_SERVER,
  'courier-events': WRITTEN_BY_SERVER,
  carts: WRITTEN_BY_SERVER,
  'wishlist-items': { owner: 'student', ...WRITTEN_BY_SERVER },
  'credit-wallets': WRITTEN_BY_SERVER,
  'earning-wallets': WRITTEN_BY_SERVER,
  referrals: WRITTEN_BY_SERVER,
  payouts: { owner: 'student', ...WRITTEN_BY_SERVER },
  'fund-wallets': WRITTEN_BY_SERVER,
  'coupon-codes': WRITTEN_BY_SERVER,
  // Rows come with products and go with them; what is free changes by counting and by orders, always under `rev`.
  'stock-levels': WRITTEN_BY_SERVER,
  'price-history': WRITTEN_BY_SERVER,
  'product-reviews': { serverWrites: ['create'] },
  'review-votes': WRITTEN_BY_SERVER,
  'support-tickets': { serverWrites: ['create'] },
  'search-misses': { serverWrites: ['create', 'update'] },

  // Panel
  'message-settings': SETTINGS,
  'payment-settings': SETTINGS,
  'shop-settings': SETTINGS,
  'reward-settings': SETTINGS,
  'courier-settings': SETTINGS,
  'scheduled-changes': WRITTEN_BY_SERVER,
  imports: { owner: 'owner', isOwnOnly: true, serverWrites: ['update', 'delete'] },
  exports: { owner: 'owner', isOwnOnly: true, serverWrites: ['update', 'delete'], isNeverKept: true },
  'audit-logs': WRITTEN_BY_SERVER,
  'error-logs': WRITTEN_BY_SERVER,
  'delivery-logs': WRITTEN_BY_SERVER,
  'signout-logs': WRITTEN_BY_SERVER,
}

export const factsOf = (slug: CollectionSlug): CollectionFacts => FACTS[slug] ?? {}

export type Operation = 'read' | Write

/** What staff do in Payload's own collections, which the panel asks for itself; the others are nobody's. */
export const STAFF_OPERATIONS: Record<string, readonly Operation[]> = {
  'payload-preferences': ['read', ...ALL_WRITES],
  'payload-query-presets': ['read', ...ALL_WRITES],
  // Made by the server when somebody starts to type.
  'payload-locked-documents': ['read', 'update', 'delete'],
}
