import { z } from 'zod'
import { checkBatchDays, WEEKDAYS } from '#domain/catalogue/batchDays.ts'
import { PRODUCT_KINDS } from '#domain/catalogue/kinds.ts'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { COUPON_TYPES, MINIMUM_BASES } from '#domain/coupons/Coupon.ts'
import { couponCode } from '#domain/coupons/couponCode.ts'
import { REVIEW_STATES } from '#domain/reviews/choices.ts'
import { DEFAULT_TIME_ZONE } from '#domain/text/timeZones.ts'
import {
  clockTime,
  flag,
  href,
  isRelative,
  line,
  list,
  markdown,
  pdfFile,
  relativeDate,
  slug,
  text,
  wholeNumber,
} from './cells.ts'
import { RupeesSchema } from './rupees.ts'

const status = z.enum(['published', 'draft']).default('published')
/** Place in lists, lowest first. */
const rank = wholeNumber(0, 1_000_000).optional()

/** One category of products: a row of `categories.csv`. `parent` is the slug of a top-level category. */
export const CategorySchema = z
  .strictObject({
    slug,
    title: line(60),
    hindiTitle: line(60).optional(),
    text: text(600).optional(),
    parent: slug.optional(),
    rank,
  })
  .refine(({ slug: ownSlug, parent }) => ownSlug !== parent, {
    path: ['parent'],
    message: 'is the category itself',
  })

/** One quiz: a row of `quizzes.csv`. */
export const QuizSchema = z.strictObject({
  slug,
  status,
  title: line(150),
  hindiTitle: line(150).optional(),
  summary: text(300).optional(),
  hindiSummary: text(300).optional(),
  minutes: wholeNumber(1, 600).default(15),
  questionCount: wholeNumber(0, 1000),
  subject: z.enum(SUBJECTS).optional(),
  isFree: flag.default(false),
})

/** One digital file for sale: a row of `digital-items.csv`; `file` is one of `private-files`. */
export const DigitalItemSchema = z.strictObject({
  key: slug,
  title: line(150),
  hindiTitle: line(150).optional(),
  file: pdfFile,
  pages: wholeNumber(1, 5000).optional(),
})

/** One batch of a product: a row of `batches.csv`. Days counted from the import move to the next weekday of the batch. */
export const BatchSchema = z
  .strictObject({
    key: slug,
    status,
    title: line(100),
    hindiTitle: line(100).optional(),
    product: slug,
    startsOn: relativeDate,
    endsOn: relativeDate.optional(),
    days: list(z.enum(WEEKDAYS), 7).default([]),
    fromTime: clockTime.optional(),
    toTime: clockTime.optional(),
    seats: wholeNumber(1, 100_000).optional(),
    teacher: line(80).optional(),
  })
  .superRefine(({ startsOn, endsOn, days }, context) => {
    const written = (date: string | undefined) => (date && !isRelative(date) ? date : null)
    const dates = { startsOn: written(startsOn), endsOn: written(endsOn), days }
    for (const { path, message } of checkBatchDays(dates, DEFAULT_TIME_ZONE))
      context.addIssue({ code: 'custom', path: [path], message })
  })

const isGiven = (value: unknown): boolean => value !== undefined

/** One sale: a row of `sales.csv`. A percentage or a price in rupees, for products and for tags. */
export const SaleSchema = z
  .strictObject({
    key: slug,
    title: line(60),
    hindiTitle: line(60).optional(),
    products: list(slug, 500).default([]),
    tags: list(slug, 20).default([]),
    percent: wholeNumber(1, 95).optional(),
    price: RupeesSchema.optional(),
    startsAt: relativeDate,
    endsAt: relativeDate,
    isActive: flag.default(true),
  })
  .refine(({ percent, price }) => isGiven(percent) !== isGiven(price), {
    path: ['percent'],
    message: 'or a price is needed, and not both',
    when: () => true,
  })
  .refine(({ products, tags }) => products.length + tags.length > 0, {
    path: ['products'],
    message: 'or tags are needed',
  })
  .refine(({ startsAt, endsAt }) => orderOf(startsAt, endsAt) > 0, {
    path: ['endsAt'],
    message: 'is not after the start',
  })

/** Days or ms from `from` to `to`; negative when reversed, 1 when only one is relative to the import. */
function orderOf(from: string, to: string): number {
  const days = (written: string) => /^today([+-]\d+)?$/.exec(written)
  const [first, last] = [days(from), days(to)]
  if (first && last) return Number(last[1] ?? 0) - Number(first[1] ?? 0)
  return first || last ? 1 : Date.parse(to) - Date.parse(from)
}

/** One coupon: a row of `coupons.csv`. Amounts in rupees. */
export const CouponSchema = z
  .strictObject({
    code: line(40).refine((code) => couponCode(code) === code, 'must be 3 to 40 capitals, digits, - and _'),
    title: line(100),
    hindiTitle: line(100).optional(),
    type: z.enum(COUPON_TYPES),
    percent: wholeNumber(1, 100).optional(),
    amount: RupeesSchema.optional(),
    buyCount: wholeNumber(1, 20).optional(),
    getCount: wholeNumber(1, 20).optional(),
    maxDiscount: RupeesSchema.optional(),
    minItems: RupeesSchema.optional(),
    minCounts: z.enum(MINIMUM_BASES).default('cart'),
    startsAt: relativeDate.optional(),
    endsAt: relativeDate.optional(),
    totalLimit: wholeNumber(1, 10_000_000).optional(),
    userLimit: wholeNumber(1, 1000).optional(),
    products: list(slug, 100).default([]),
    notProducts: list(slug, 100).default([]),
    kinds: list(z.enum(PRODUCT_KINDS.map(({ id }) => id)), 9).default([]),
    tags: list(slug, 20).default([]),
    isFirstOrderOnly: flag.default(false),
    isListed: flag.default(true),
    isStackable: flag.default(false),
    priority: wholeNumber(0, 100).default(0),
    status: z.enum(['active', 'paused']).default('active'),
  })
  .refine(({ type, percent }) => (type === 'percent') === isGiven(percent), {
    path: ['percent'],
    message: 'is needed for percent, and for nothing else',
    when: () => true,
  })
  .refine(({ type, amount }) => (type === 'flat' || type === 'fixedPrice') === isGiven(amount), {
    path: ['amount'],
    message: 'is needed for flat and fixedPrice, and for nothing else',
    when: () => true,
  })
  .refine(({ type, buyCount, getCount }) => type !== 'buyXGetY' || (isGiven(buyCount) && isGiven(getCount)), {
    path: ['buyCount'],
    message: 'and getCount are needed for buyXGetY',
    when: () => true,
  })

/** One free resource: `free-resources/<slug>.md` or a row of `free-resources.csv`. */
export const FreeResourceSchema = z
  .strictObject({
    slug,
    status,
    title: line(150),
    hindiTitle: line(150).optional(),
    summary: text(300).optional(),
    hindiSummary: text(300).optional(),
    kind: z.enum(['pdf', 'video', 'link']).default('pdf'),
    exam: line(60).optional(),
    language: line(40).optional(),
    subject: z.enum(SUBJECTS).optional(),
    file: pdfFile.optional(),
    pages: wholeNumber(1, 5000).optional(),
    youtube: line(200).optional(),
    href: href.optional(),
    text: markdown.optional(),
    gate: z.enum(['open', 'signIn', 'leadForm']).default('open'),
    leadForm: slug.optional(),
    rank,
  })
  .superRefine((resource, context) => {
    const needed = { pdf: 'file', video: 'youtube', link: 'href' } as const
    const field = needed[resource.kind]
    if (!resource[field])
      context.addIssue({ code: 'custom', path: [field], message: `is required for a ${resource.kind}` })
    if (resource.gate === 'leadForm' && !resource.leadForm)
      context.addIssue({ code: 'custom', path: ['leadForm'], message: 'is required behind a lead form' })
  })

/**
 * One review of a product: a row of `reviews.csv`, for reviews from before the project was on this platform.
 */
export const ReviewSchema = z.strictObject({
  key: slug,
  product: slug,
  name: line(40),
  rating: wholeNumber(1, 5),
  title: line(120).optional(),
  text: text(3000),
  isVerified: flag.default(false),
  state: z.enum(REVIEW_STATES).default('approved'),
  writtenAt: relativeDate,
  reply: text(1500).optional(),
})

export type SeedCategory = z.infer<typeof CategorySchema>
export type SeedQuiz = z.infer<typeof QuizSchema>
export type SeedDigitalItem = z.infer<typeof DigitalItemSchema>
export type SeedBatch = z.infer<typeof BatchSchema>
export type SeedCoupon = z.infer<typeof CouponSchema>
export type SeedSale = z.infer<typeof SaleSchema>
export type SeedReview = z.infer<typeof ReviewSchema>
export type SeedFreeResource = z.infer<typeof FreeResourceSchema>
