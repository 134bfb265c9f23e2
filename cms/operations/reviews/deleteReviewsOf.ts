import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { ReviewVote } from '#payload-types'
import { countVotes } from './voteHelpful.ts'

/** Deletes a person's reviews, photos and votes, and updates ratings and vote counts. Idempotent. */
export async function deleteReviewsOf(payload: BasePayload, person: string): Promise<void> {
  await payload.delete({
    collection: 'product-reviews',
    where: { student: { equals: person } },
    depth: 0,
    overrideAccess: true, // the caller deletes the account
  })
  await payload.delete({
    collection: 'review-photos',
    where: { owner: { equals: person } },
    depth: 0,
    overrideAccess: true, // as above
  })
  const where = { user: { equals: person } }
  const { docs } = await payload.db.find<ReviewVote>({
    collection: 'review-votes',
    where,
    select: { review: true },
    pagination: false,
    limit: 0,
  })
  await payload.db.deleteMany({ collection: 'review-votes', where })
  for (const id of new Set(docs.flatMap(({ review }) => idOf(review) ?? []))) await countVotes(payload, id)
}
