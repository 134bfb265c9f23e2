import type { BasePayload } from 'payload'
import { NO_STARS, type StarCounts, starCounts } from '#domain/reviews/ratings.ts'
import { countGroups } from './countGroups.ts'

type Group = { rating: number; count: number }

/**
 * Number of approved reviews by stars, by product: of these products, or of all that have any. One statement
 * over the index of (product, state, rating).
 */
export async function readStarCounts(
  payload: BasePayload,
  products?: readonly string[],
): Promise<Map<string, StarCounts>> {
  const groups = await countGroups(payload, {
    collection: 'product-reviews',
    only: { ...(products && { product: products }), state: ['approved'] },
    by: ['product', 'rating'],
  })
  const byProduct = new Map<string, Group[]>()
  for (const { product, rating, count } of groups) {
    const key = String(product)
    byProduct.set(key, [...(byProduct.get(key) ?? []), { rating: Number(rating), count }])
  }
  return new Map([...byProduct].map(([product, rows]) => [product, starCounts(rows)]))
}

/** Number of approved reviews of one product by stars. */
export const starCountsOf = async (payload: BasePayload, product: string): Promise<StarCounts> =>
  (await readStarCounts(payload, [product])).get(product) ?? NO_STARS
