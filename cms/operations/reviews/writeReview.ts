import type { BasePayload } from 'payload'
import { createLocalReq } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { ReviewWriteBody } from '#domain/calls/reviews.ts'
import { REVIEW_WRITES_PER_DAY } from '#domain/reviews/limits.ts'
import { reviewerName } from '#domain/reviews/reviewer.ts'
import { deleteReviewPhotos } from '#hooks/reviews/deleteReviewData.ts'
import type { ProductReview } from '#payload-types'
import { releaseLimits, reserveLimits } from '../rateLimits/limits.ts'
import { applyReviewChange } from './applyReviewChange.ts'
import { areReviewPhotosUnused } from './areReviewPhotosUnused.ts'
import { reviewEligibility } from './reviewEligibility.ts'
import { ownReview, reviewKey } from './reviewKey.ts'

type ReviewInput = {
  project: RequestProject
  student: { id: string; name: string | null | undefined }
  body: ReviewWriteBody
  now: Date
}
type Outcome =
  | { state: 'written'; review: ProductReview }
  | { state: 'notBought' | 'photoGone' }
  | { state: 'limit'; retryAfterS: number }

/**
 * Creates or changes a student's review of a product. A changed review waits for approval again and loses its helpful votes
 * (domain/reviews/ratings.ts explains why). An identical review changes nothing.
 */
export async function writeReview(payload: BasePayload, written: ReviewInput): Promise<Outcome> {
  const { project, student, body, now } = written
  const eligibility = await reviewEligibility(payload, project, student.id, body.product)
  if (!eligibility) return { state: 'notBought' }
  const current = await ownReview(payload, body.product, student.id)
  if (current && isSame(current, body)) return { state: 'written', review: current }
  if (!(await areReviewPhotosUnused(payload, student.id, body.photos, current?.id ?? null)))
    return { state: 'photoGone' }
  const limit = { kind: 'window' as const, ...budgetOf(project, student.id) }
  const quota = await reserveLimits(payload, [limit], now)
  if (!quota.ok) return { state: 'limit', retryAfterS: quota.retryAfterS }
  const words = {
    rating: body.rating,
    title: body.title,
    text: body.text,
    studentName: reviewerName(student.name),
    isVerified: eligibility === 'bought',
    state: 'pending' as const,
  }
  const key = reviewKey(body.product, student.id)
  const isoNow = now.toISOString()
  const review = current
    ? null
    : await insertIfAbsent({
        payload,
        collection: 'product-reviews',
        data: {
          ...words,
          reviewKey: key,
          product: body.product,
          student: student.id,
          project: project.id,
          photos: body.photos,
          writtenAt: isoNow,
          revision: 1,
          helpfulCount: 0,
        },
      })
  const before = review ? null : await ownReview(payload, body.product, student.id)
  // A double click has stored the same review.
  if (before && isSame(before, body)) {
    await releaseLimits(payload, [limit])
    return { state: 'written', review: before }
  }
  const row =
    review ??
    (await conditionalUpdate({
      payload,
      collection: 'product-reviews',
      where: { reviewKey: { equals: key } },
      data: {
        ...words,
        revision: { $inc: 1 },
        helpfulCount: 0,
        rejectionReason: null,
        rejectionNote: null,
        editedAt: isoNow,
        updatedAt: isoNow,
      },
    }))
  // The review was deleted concurrently: start again with a new one.
  if (!row) return writeReview(payload, written)
  const id = String(row.id)
  if (before) await payload.db.deleteMany({ collection: 'review-votes', where: { review: { equals: id } } })
  await attachPhotos(payload, id, body.photos)
  const after = { ...row, photos: body.photos }
  await applyReviewChange(payload, { before, after }, now)
  return { state: 'written', review: after }
}

const budgetOf = (project: RequestProject, student: string) => ({
  key: `review:${project.id}:${student}`,
  limit: REVIEW_WRITES_PER_DAY,
  windowMs: DAY_MS,
})

const isSame = (review: ProductReview, { rating, title, text, photos }: ReviewWriteBody): boolean => {
  const kept = (review.photos ?? []).flatMap((photo) => idOf(photo) ?? [])
  return (
    review.rating === rating &&
    (review.title ?? '') === title &&
    (review.text ?? '') === text &&
    kept.join(' ') === photos.join(' ')
  )
}

/** Attaches the photos to the review; photos that are no longer used are deleted with their files. */
async function attachPhotos(payload: BasePayload, review: string, photos: string[]): Promise<void> {
  if (photos.length > 0)
    await payload.db.updateMany({
      collection: 'review-photos',
      where: { id: { in: photos } },
      data: { review, isShown: false },
      returning: false,
    })
  await payload.db.updateOne({
    collection: 'product-reviews',
    id: review,
    data: { photos },
    returning: false,
  })
  const others = photos.length > 0 ? [{ id: { not_in: photos } }] : []
  await deleteReviewPhotos(await createLocalReq({}, payload), {
    and: [{ review: { equals: review } }, ...others],
  })
}
