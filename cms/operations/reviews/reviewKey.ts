import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import type { ProductReview } from '#payload-types'

/** The unique key by which a person has one review of a product. */
export const reviewKey = (product: string, student: string): string => `${product}:${student}`

/** The review that a person wrote of a product, in whatever state, or null. */
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
