import { z } from 'zod'
import { PRODUCT_KINDS } from '../catalogue/kinds.ts'
import { REVIEW_SORTS, REVIEW_STATES } from '../reviews/choices.ts'
import { PHOTOS_PER_REVIEW } from '../reviews/limits.ts'
import { hasControlCharacters } from '../text/controlCharacters.ts'
import { problem } from '../text/problem.ts'
import { PhotoSchema } from './photos.ts'
import { AcceptedSchema } from './responses.ts'

const TITLE = { max: 120 }
const TEXT = { min: 10, max: 3000 }

const IdSchema = z.string().min(1).max(60)

/** What a student writes. The form validates with the same schema, so its messages are for people. */
export const ReviewSchema = z.object({
  rating: z
    .int({ error: problem('stars') })
    .min(1, problem('stars'))
    .max(5),
  title: z
    .string()
    .trim()
    .max(TITLE.max, problem('atMost'))
    .refine((value) => !hasControlCharacters(value), problem('unprintable'))
    .default(''),
  text: z
    .string()
    .trim()
    .min(TEXT.min, problem('reviewShort'))
    .max(TEXT.max, problem('atMost'))
    .refine((value) => !hasControlCharacters(value.replace(/[\n\r\t]/g, '')), problem('unprintable')),
})
export type ReviewContent = z.output<typeof ReviewSchema>

export const MAX_REVIEW_LENGTH = { title: TITLE.max, text: TEXT.max }

export const ReviewWriteBodySchema = ReviewSchema.extend({
  product: IdSchema,
  /** Ids of the student's own photos, from reviews/addphoto; photos that are left out are deleted. */
  photos: z
    .array(IdSchema)
    .max(PHOTOS_PER_REVIEW)
    .default([])
    .transform((ids) => [...new Set(ids)]),
})
export type ReviewWriteBody = z.output<typeof ReviewWriteBodySchema>

/** Paths of photos are below the project's `/api/`. */

const ReviewContentSchema = z.object({
  id: z.string(),
  rating: z.number().int(),
  title: z.string(),
  text: z.string(),
  writtenAt: z.number(),
  photos: z.array(PhotoSchema),
  reply: z.string().nullable(),
  repliedAt: z.number().nullable(),
})

export const ReviewViewSchema = ReviewContentSchema.extend({
  name: z.string(),
  /** The reviewer bought the product here. */
  isVerified: z.boolean(),
  isEdited: z.boolean(),
  helpfulCount: z.number().int(),
})
export type ReviewView = z.infer<typeof ReviewViewSchema>

const OwnReviewSchema = ReviewContentSchema.extend({
  state: z.enum(REVIEW_STATES),
  /** Why a rejected review is not published, in the language of the request; null for any other. */
  rejection: z.string().nullable(),
})
export type OwnReview = z.infer<typeof OwnReviewSchema>

const number = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

export const ReviewsQuerySchema = z.object({
  product: IdSchema,
  sort: z.enum(REVIEW_SORTS).default('newest'),
  stars: number(1, 5).optional(),
  page: number(1, 1000).default(1),
})
export type ReviewsQuery = z.output<typeof ReviewsQuerySchema>

export const ReviewsResponseSchema = AcceptedSchema.extend({
  reviews: z.array(ReviewViewSchema),
  /** Reviews that match the query. */
  total: z.number().int(),
  pageCount: z.number().int(),
  /** Of all reviews of the product, whatever the query. */
  rating: z.number(),
  ratingCount: z.number().int(),
  /** Number of reviews with one star, two, … five. */
  stars: z.array(z.number().int()).length(5),
})
export type ReviewsResponse = z.infer<typeof ReviewsResponseSchema>

export const MyReviewQuerySchema = z.object({ product: IdSchema })
export const MyReviewResponseSchema = AcceptedSchema.extend({
  /** The person has the product. */
  mayWrite: z.boolean(),
  isVerified: z.boolean(),
  review: OwnReviewSchema.nullable(),
  /** Ids of the reviews of this product that the person found helpful. */
  helpful: z.array(z.string()),
})
export type MyReview = z.infer<typeof MyReviewResponseSchema>

export const ReviewWrittenResponseSchema = AcceptedSchema.extend({ review: OwnReviewSchema })

export const ReviewDeleteBodySchema = z.object({ product: IdSchema })

export const ReviewVoteBodySchema = z.object({ review: IdSchema, isHelpful: z.boolean() })
export const ReviewVotedResponseSchema = AcceptedSchema.extend({
  isHelpful: z.boolean(),
  helpfulCount: z.number().int(),
})

export const ReviewPromptQuerySchema = z.object({ class: z.string().min(1).max(100) })
export const ReviewPromptResponseSchema = AcceptedSchema.extend({
  /**
   * The product that grants access to the class, when enough of it is completed and no review is written;
   * else null.
   */
  product: z
    .object({
      id: z.string(),
      title: z.string(),
      slug: z.string(),
      kind: z.enum(PRODUCT_KINDS.map(({ id }) => id)),
    })
    .nullable(),
})
export type ReviewPrompt = z.infer<typeof ReviewPromptResponseSchema>
