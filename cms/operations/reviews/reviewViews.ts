import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { PhotoView } from '#domain/calls/photos.ts'
import type { OwnReview, ReviewView } from '#domain/calls/reviews.ts'
import { reviewerName } from '#domain/reviews/reviewer.ts'
import type { Locale } from '#domain/text/locales.ts'
import { renderText } from '#domain/text/renderText.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { ProductReview, ReviewPhoto } from '#payload-types'
import { photoView } from '../photos/photoView.ts'

const at = (moment: string | null | undefined): number | null => (moment ? Date.parse(moment) : null)

const photoIds = ({ photos }: ProductReview): string[] => (photos ?? []).flatMap((photo) => idOf(photo) ?? [])

/** The photos of several reviews by id, in one query. */
async function photosOf(payload: BasePayload, reviews: readonly ProductReview[]) {
  const ids = reviews.flatMap(photoIds)
  if (ids.length === 0) return new Map<string, PhotoView>()
  const { docs } = await payload.db.find<ReviewPhoto>({
    collection: 'review-photos',
    where: { id: { in: ids } },
    pagination: false,
    limit: ids.length,
  })
  return new Map(docs.map((photo) => [String(photo.id), photoView('review-photos', photo)]))
}

const wordsOf = (review: ProductReview, photos: ReadonlyMap<string, PhotoView>) => ({
  id: String(review.id),
  rating: review.rating,
  title: review.title ?? '',
  text: review.text ?? '',
  writtenAt: Date.parse(review.writtenAt),
  photos: photoIds(review).flatMap((id) => photos.get(id) ?? []),
  reply: review.reply || null,
  repliedAt: at(review.repliedAt),
})

/** Approved reviews as shown to everybody. */
export async function reviewViews(
  payload: BasePayload,
  reviews: readonly ProductReview[],
): Promise<ReviewView[]> {
  const photos = await photosOf(payload, reviews)
  return reviews.map((review) => ({
    ...wordsOf(review, photos),
    name: review.studentName || reviewerName(null),
    isVerified: review.isVerified ?? false,
    isEdited: Boolean(review.editedAt),
    helpfulCount: review.helpfulCount,
  }))
}

/** The reason why staff rejected a review, with their own text; null when it is not rejected, or was before reasons existed. */
function rejectionOf(review: ProductReview, locale: Locale): string | null {
  if (review.state !== 'rejected' || !review.rejectionReason) return null
  const reason = renderText(locale, textOf(`rejection.${review.rejectionReason}`))
  return [reason, review.rejectionNote].filter(Boolean).join(' ')
}

/** A review as shown to its author, in their language. */
export async function ownReviewView(
  payload: BasePayload,
  review: ProductReview,
  locale: Locale,
): Promise<OwnReview> {
  const words = wordsOf(review, await photosOf(payload, [review]))
  return { ...words, state: review.state, rejection: rejectionOf(review, locale) }
}
