import type { CollectionSlug } from 'payload'
import type { SeedKind, SeedRecord } from '#seed/SeedRecord.ts'

/** Collection of each kind of record. */
export const SEED_COLLECTIONS = {
  project: 'projects',
  media: 'media',
  privateFile: 'private-files',
  questionFile: 'question-files',
  webStaticConfig: 'web-static-configs',
  projectConfig: 'project-configs',
  adminConfig: 'admin-configs',
  messageSettings: 'message-settings',
  shopConfig: 'shop-settings',
  paymentConfig: 'payment-settings',
  rewardConfig: 'reward-settings',
  user: 'users',
  class: 'classes',
  lecture: 'lectures',
  question: 'questions',
  product: 'selling-products',
  testSeries: 'test-series',
  testPaper: 'test-papers',
  quiz: 'quizzes',
  paper: 'paper-drafts',
  digitalItem: 'digital-items',
  category: 'categories',
  liveClass: 'live-meet-sessions',
  batch: 'batches',
  review: 'product-reviews',
  sale: 'sale-items',
  coupon: 'coupons',
  freeResource: 'free-resources',
  blogCategory: 'blog-categories',
  blog: 'blogs',
  leadForm: 'lead-forms',
  section: 'sections',
  page: 'pages',
  redirect: 'redirects',
} as const satisfies Record<SeedKind, CollectionSlug>

export const isOwner = (record: SeedRecord): boolean => record.kind === 'user' && record.data.role === 'owner'

/** The seed key stored with a document. Platform owners have no project, so theirs includes the folder's slug. */
export const seedKeyOf = (record: SeedRecord, projectSlug: string): string =>
  isOwner(record) ? `${projectSlug}:${record.key}` : record.key

/** Unique name of a record or a reference to one. */
export const nameOf = ({ kind, key }: { kind: SeedKind; key: string }): string => `${kind} ${key}`
