import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import type { MyReview } from '#domain/calls/reviews.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { ReviewVote } from '#payload-types'
import { reviewEligibility } from './reviewEligibility.ts'
import { ownReview } from './reviewKey.ts'
import { ownReviewView } from './reviewViews.ts'

/** Upper limit of votes that are read. */
const MAX_VOTES = 500

/** Whether a student may review a product, their own review in their language, and the ids of reviews they voted helpful. */
export async function myReview(
  payload: BasePayload,
  project: RequestProject,
  student: string,
  product: string,
  locale: Locale,
): Promise<Omit<MyReview, 'apiSuccess' | 'message'>> {
  const [eligibility, review, votes] = await Promise.all([
    reviewEligibility(payload, project, student, product),
    ownReview(payload, product, student),
    payload.db.find<ReviewVote>({
      collection: 'review-votes',
      where: { and: [{ user: { equals: student } }, { 'review.product': { equals: product } }] },
      select: { review: true },
      pagination: false,
      limit: MAX_VOTES,
    }),
  ])
  return {
    mayWrite: eligibility !== null,
    isVerified: eligibility === 'bought',
    review: review && (await ownReviewView(payload, review, locale)),
    helpful: votes.docs.flatMap((vote) => idOf(vote.review) ?? []),
  }
}
