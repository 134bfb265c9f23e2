import type { MessageSettings } from '#domain/messages/MessageSettingsSchema.ts'
import type {
  SeedBatch,
  SeedCategory,
  SeedCoupon,
  SeedDigitalItem,
  SeedFreeResource,
  SeedQuiz,
  SeedReview,
  SeedSale,
} from './format/CatalogueSchemas.ts'
import type { SeedClass } from './format/ClassSchema.ts'
import type {
  SeedBlog,
  SeedBlogCategory,
  SeedLeadForm,
  SeedRedirect,
  SeedSection,
  SeedTestPaper,
  SeedTestSeries,
} from './format/ContentSchemas.ts'
import type { SeedMedia, SeedPrivateFile } from './format/FileSchemas.ts'
import type { SeedLecture } from './format/LectureSchema.ts'
import type { SeedLiveClass } from './format/LiveClassSchema.ts'
import type { SeedPage } from './format/PageSchema.ts'
import type { SeedPaper } from './format/PaperSchema.ts'
import type { SeedProduct } from './format/ProductSchema.ts'
import type { SeedProject } from './format/ProjectSchema.ts'
import type {
  SeedAdminConfig,
  SeedPaymentConfig,
  SeedProjectConfig,
  SeedRewardConfig,
  SeedShopConfig,
  SeedWebStaticConfig,
} from './format/SettingsSchemas.ts'
import type { SeedUser } from './format/UserSchema.ts'

import type { SeedQuestion, SeedQuestionFile } from './read/readQuestions.ts'

/** The data of each kind of record: the parsed row, prices in paise, references not yet resolved to ids. */
export type SeedData = {
  project: Omit<SeedProject, 'settings'>
  media: SeedMedia
  privateFile: SeedPrivateFile
  questionFile: SeedQuestionFile
  webStaticConfig: SeedWebStaticConfig
  projectConfig: SeedProjectConfig
  adminConfig: SeedAdminConfig
  messageSettings: MessageSettings
  shopConfig: SeedShopConfig
  paymentConfig: SeedPaymentConfig
  rewardConfig: SeedRewardConfig
  user: SeedUser
  class: SeedClass
  lecture: SeedLecture & { rank: number }
  liveClass: SeedLiveClass
  question: SeedQuestion
  testSeries: SeedTestSeries
  testPaper: SeedTestPaper
  quiz: SeedQuiz
  paper: SeedPaper
  digitalItem: SeedDigitalItem
  category: SeedCategory
  product: SeedProduct
  batch: SeedBatch
  review: SeedReview
  sale: SeedSale
  coupon: SeedCoupon
  blogCategory: SeedBlogCategory
  blog: SeedBlog
  leadForm: SeedLeadForm
  freeResource: SeedFreeResource
  section: SeedSection
  page: SeedPage
  redirect: SeedRedirect
}

/**
 * Kinds in the order in which they are written: each refers only to kinds before it, or to records of its own
 * kind that refer to none.
 */
export const SEED_KINDS = [
  'project',
  'media',
  'privateFile',
  'questionFile',
  'webStaticConfig',
  'projectConfig',
  'adminConfig',
  'messageSettings',
  'shopConfig',
  'paymentConfig',
  'rewardConfig',
  'user',
  // Before classes and lectures, which may refer to a quiz.
  'quiz',
  'class',
  'lecture',
  'liveClass',
  'question',
  'testSeries',
  'testPaper',
  'paper',
  'digitalItem',
  'category',
  'product',
  'batch',
  'review',
  'sale',
  'coupon',
  'blogCategory',
  'blog',
  'leadForm',
  'freeResource',
  'section',
  'page',
  'redirect',
] as const satisfies readonly (keyof SeedData)[]

export type SeedKind = (typeof SEED_KINDS)[number]

/** A record that another one refers to. */
export type SeedReference = { kind: SeedKind; key: string }

type RecordOf<K extends SeedKind> = {
  kind: K
  /** Stable within project and kind; a row keeps its key when it changes. */
  key: string
  /** SHA-256 of everything that is imported, including the bytes of its file. */
  hash: string
  data: SeedData[K]
  references: SeedReference[]
  /** Absolute path of its image or PDF, if it has one. */
  path?: string
}

export type SeedRecord<K extends SeedKind = SeedKind> = { [T in K]: RecordOf<T> }[K]
