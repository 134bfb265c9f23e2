import type { CollectionSlug } from 'payload'
import type { SeedKind, SeedRecord } from '#seed/SeedRecord.ts'

/** Where each kind of record is stored. */
export const SEED_COLLECTIONS = {
  project: 'projects',
  media: 'media',
  privateFile: 'private-files',
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
  product: 'selling-products',
  testSeries: 'test-series',
  testPaper: 'test-papers',
  quiz: 'quizzes',
  digitalItem: 'digital-items',
  category: 'categories',
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

/** The key stored with the document. Owners belong to no project, so theirs names the folder's. */
export const seedKeyOf = (record: SeedRecord, projectSlug: string): string =>
  isOwner(record) ? `${projectSlug}:${record.key}` : record.key

/** One name for a record or a reference to one. */
export const nameOf = ({ kind, key }: { kind: SeedKind; key: string }): string => `${kind} ${key}`
