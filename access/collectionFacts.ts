import type { CollectionSlug } from 'payload'

export type Write = 'create' | 'update' | 'delete'

/**
 * Access to a collection that modules do not determine: who reads it outside the panel, and writes that only
 * the server makes.
 */
export type CollectionFacts = {
  /**
   * What every visitor of the project may read: everything, published documents, or those marked as shown.
   */
  isPublic?: 'all' | 'published' | 'shown'
  /** The field with the owner of a document (`id`: the person's own record). People read their own. */
  owner?: string
  /** Modules grant the form only, and no documents of other people. */
  isOwnOnly?: boolean
  /** Read only by people whose modules let them edit it, never through a read-only permission or session. */
  isForEditors?: boolean
  /** Writes that only the server's operations make, whatever modules a person has. */
  serverWrites?: readonly Write[]
  /** Its form triggers an action; no document is stored. */
  isNeverKept?: boolean
}

const ALL_WRITES = ['create', 'update', 'delete'] as const satisfies readonly Write[]
const SHOWN = { isPublic: 'all' } as const
const PUBLISHED = { isPublic: 'published' } as const
const WRITTEN_BY_SERVER = { serverWrites: ALL_WRITES } as const
/** One document per project, kept as long as the project. */
const SETTINGS = { serverWrites: ['delete'] } as const

/**
 * Used by the access rules of collections (moduleRules.ts) and by the tests that call every collection in
 * every role.
 */
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
  // A sent broadcast is never changed.
  broadcasts: { serverWrites: ['update', 'delete'] },

  // Exams
  'test-user-attempts': WRITTEN_BY_SERVER,
  accommodations: WRITTEN_BY_SERVER,
  questions: WRITTEN_BY_SERVER,
  // Contains pictures of solutions.
  'question-files': { ...WRITTEN_BY_SERVER, isForEditors: true },
  'question-imports': WRITTEN_BY_SERVER,

  // Learning and shop
  entitlements: { owner: 'student', ...WRITTEN_BY_SERVER },
  'class-serial-keys': WRITTEN_BY_SERVER,
  'lecture-completions': { owner: 'student', ...WRITTEN_BY_SERVER },
  'lecture-progress': { owner: 'student', ...WRITTEN_BY_SERVER },
  'class-plans': { owner: 'student', ...WRITTEN_BY_SERVER },
  'learning-streaks': { owner: 'student', ...WRITTEN_BY_SERVER },
  'item-downloads': { owner: 'student', ...WRITTEN_BY_SERVER },
  // Students read theirs through the calls of assignments.
  'assignment-submissions': WRITTEN_BY_SERVER,
  certificates: { owner: 'student', ...WRITTEN_BY_SERVER },
  'live-class-chatrooms': WRITTEN_BY_SERVER,
  'live-attendances': { owner: 'student', ...WRITTEN_BY_SERVER },
  orders: { owner: 'student', ...WRITTEN_BY_SERVER },
  invoices: { owner: 'student', ...WRITTEN_BY_SERVER },
  payments: WRITTEN_BY_SERVER,
  'payment-events': WRITTEN_BY_SERVER,
  refunds: WRITTEN_BY_SERVER,
  returns: { owner: 'student', ...WRITTEN_BY_SERVER },
  'return-photos': { owner: 'owner', ...WRITTEN_BY_SERVER },
  // Students read theirs through separate calls, without the names of staff.
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
  // Rows are created and deleted with products; the available number changes by counting and by orders,
  // always under `rev`.
  'stock-levels': WRITTEN_BY_SERVER,
  'price-history': WRITTEN_BY_SERVER,
  'product-reviews': { serverWrites: ['create'] },
  'review-votes': WRITTEN_BY_SERVER,
  'support-tickets': WRITTEN_BY_SERVER,
  'ticket-messages': WRITTEN_BY_SERVER,
  'incoming-mails': WRITTEN_BY_SERVER,
  doubts: WRITTEN_BY_SERVER,
  'win-back-sends': WRITTEN_BY_SERVER,
  'search-misses': { serverWrites: ['create', 'update'] },

  // Panel
  'message-settings': SETTINGS,
  'payment-settings': SETTINGS,
  'shop-settings': SETTINGS,
  'reward-settings': SETTINGS,
  'courier-settings': SETTINGS,
  'live-settings': SETTINGS,
  'support-settings': SETTINGS,
  'scheduled-changes': WRITTEN_BY_SERVER,
  imports: { owner: 'owner', isOwnOnly: true, serverWrites: ['update', 'delete'] },
  exports: { owner: 'owner', isOwnOnly: true, serverWrites: ['update', 'delete'], isNeverKept: true },
  'audit-logs': WRITTEN_BY_SERVER,
  'error-logs': WRITTEN_BY_SERVER,
  'delivery-logs': WRITTEN_BY_SERVER,
  'signout-logs': WRITTEN_BY_SERVER,
}

export const collectionFacts = (slug: CollectionSlug): CollectionFacts => FACTS[slug] ?? {}

export type Operation = 'read' | Write

/** Operations of staff in Payload's own collections, which the panel itself uses; all others are closed. */
export const STAFF_OPERATIONS: Record<string, readonly Operation[]> = {
  'payload-preferences': ['read', ...ALL_WRITES],
  'payload-query-presets': ['read', ...ALL_WRITES],
  // Created by the server when a person starts to type.
  'payload-locked-documents': ['read', 'update', 'delete'],
}
