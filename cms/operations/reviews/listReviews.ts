import type { BasePayload, Where } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readStarCounts } from '#database/readStarCounts.ts'
import type { ReviewsQuery, ReviewsResponse } from '#domain/calls/reviews.ts'
import type { ReviewSort } from '#domain/reviews/choices.ts'
import { REVIEWS_PER_PAGE } from '#domain/reviews/limits.ts'
import { averageOf } from '#domain/reviews/ratings.ts'
import type { ProductReview } from '#payload-types'
import { reviewViews } from './reviewViews.ts'

/** Each order is covered by an index on (product, state, …). */
const SORTS: Record<ReviewSort, string[]> = {
  newest: ['-writtenAt', '-id'],
  helpful: ['-helpfulCount', '-writtenAt', '-id'],
  highest: ['-rating', '-writtenAt', '-id'],
  lowest: ['rating', '-writtenAt', '-id'],
}

/** A page of a product's approved reviews with its rating figures. A page after the last one is empty. */
export async function listReviews(
  payload: BasePayload,
  project: RequestProject,
  { product, sort, stars, page }: ReviewsQuery,
): Promise<Omit<ReviewsResponse, 'apiSuccess' | 'message'>> {
  const where: Where[] = [
    { product: { equals: product } },
    { state: { equals: 'approved' } },
    { project: { equals: project.id } },
    ...(stars ? [{ rating: { equals: stars } }] : []),
  ]
  const [byProduct, { docs }] = await Promise.all([
    readStarCounts(payload, [product]),
    payload.db.find<ProductReview>({
      collection: 'product-reviews',
      where: { and: where },
      sort: SORTS[sort],
      limit: REVIEWS_PER_PAGE,
      page,
      pagination: false,
    }),
  ])
  const counts = [...(byProduct.get(product) ?? [0, 0, 0, 0, 0])]
  const { rating, ratingCount } = averageOf(counts as never)
  const total = stars ? (counts[stars - 1] ?? 0) : ratingCount
  return {
    reviews: await reviewViews(payload, docs),
    total,
    pageCount: Math.ceil(total / REVIEWS_PER_PAGE),
    rating,
    ratingCount,
    stars: counts,
  }
}
