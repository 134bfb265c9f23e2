import type { CollectionBeforeDeleteHook, Where } from 'payload'
import type { ProductReview } from '#payload-types'
import { deleteReviewPhotos } from '../reviews/deleteReviewData.ts'

/**
 * Before a product is deleted: deletes its price history, stock, batches and wishlist items, and its reviews
 * with their votes and photos.
 */
export const deleteProductData: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload
  const ofProduct: Where = { product: { equals: id } }
  const reviews = await db.find<ProductReview>({
    collection: 'product-reviews',
    where: ofProduct,
    select: { product: true },
    limit: 0,
    pagination: false,
    req,
  })
  if (reviews.docs.length > 0) {
    const where = { review: { in: reviews.docs.map((review) => review.id) } }
    await db.deleteMany({ collection: 'review-votes', where, req })
    await deleteReviewPhotos(req, where)
  }
  for (const collection of [
    'product-reviews',
    'batches',
    'price-history',
    'stock-levels',
    'wishlist-items',
  ] as const)
    await db.deleteMany({ collection, where: ofProduct, req })
}
