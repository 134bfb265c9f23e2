import type { BasePayload } from 'payload'
import { updateMany } from '#database/bulk.ts'
import { readStarCounts, starCountsOf } from '#database/readStarCounts.ts'
import { averageOf, NO_STARS } from '#domain/reviews/ratings.ts'
import type { SellingProduct } from '#payload-types'

/** Maximum re-checks after writing; each one needs another review approved in between. */
const MAX_ROUNDS = 5

type Rated = ReturnType<typeof averageOf>
const NOT_RATED: Rated = averageOf(NO_STARS)
const isSame = (one: Rated, other: Rated): boolean =>
  one.rating === other.rating && one.ratingCount === other.ratingCount

/** Updates a product's rating from its approved reviews, and checks it again after writing, so that concurrent updates converge. */
export async function rateProduct(payload: BasePayload, product: string): Promise<void> {
  let written: Rated | null = null
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const now = averageOf(await starCountsOf(payload, product))
    if (written && isSame(written, now)) return
    await updateMany(payload, 'selling-products', [{ id: product, data: now }])
    written = now
  }
}

/** Corrects all products whose rating differs from their reviews, for instance after a kill. Returns how many. */
export async function repairRatings(payload: BasePayload): Promise<number> {
  const stars = await readStarCounts(payload)
  const { docs } = await payload.db.find<SellingProduct>({
    collection: 'selling-products',
    where: { ratingCount: { greater_than: 0 } },
    select: { rating: true, ratingCount: true },
    pagination: false,
    limit: 0,
  })
  const rated = new Map<string, Rated>(docs.map((product) => [String(product.id), product]))
  const wrong = [...new Set([...rated.keys(), ...stars.keys()])].filter(
    (id) => !isSame(rated.get(id) ?? NOT_RATED, averageOf(stars.get(id) ?? NO_STARS)),
  )
  for (const id of wrong) await rateProduct(payload, id)
  return wrong.length
}
