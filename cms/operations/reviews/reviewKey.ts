import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import type { ProductReview } from '#payload-types'

/** Unique key: one review per student and product. */
export const reviewKey = (product: string, student: string): string => `${product}:${student}`

/** A student's review of a product in any state, or null. */
export const ownReview = (
  payload: BasePayload,
  product: string,
  student: string,
): Promise<ProductReview | null> =>
  readRow({
    payload,
    collection: 'product-reviews',
    where: { reviewKey: { equals: reviewKey(product, student) } },
  })
