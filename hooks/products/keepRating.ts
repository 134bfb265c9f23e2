import type { CollectionBeforeChangeHook } from 'payload'
import type { SellingProduct } from '#payload-types'

/** A save, a published draft or a restored version never brings an older rating back: reviews alone write it. */
export const keepRating: CollectionBeforeChangeHook<SellingProduct> = async ({ data, originalDoc, req }) => {
  const kept = originalDoc?.id
    ? await req.payload.db.findOne<SellingProduct>({
        collection: 'selling-products',
        where: { id: { equals: originalDoc.id } },
        select: { rating: true, ratingCount: true },
        req,
      })
    : null
  return { ...data, rating: kept?.rating ?? 0, ratingCount: kept?.ratingCount ?? 0 }
}
