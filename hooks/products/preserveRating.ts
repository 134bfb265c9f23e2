import type { CollectionBeforeChangeHook } from 'payload'
import type { SellingProduct } from '#payload-types'

/** Before a product is saved: keeps its stored rating, since a draft or a restored version has an older one. Only reviews change it. */
export const preserveRating: CollectionBeforeChangeHook<SellingProduct> = async ({
  data,
  originalDoc,
  req,
}) => {
  const stored = originalDoc?.id
    ? await req.payload.db.findOne<SellingProduct>({
        collection: 'selling-products',
        where: { id: { equals: originalDoc.id } },
        select: { rating: true, ratingCount: true },
        req,
      })
    : null
  return { ...data, rating: stored?.rating ?? 0, ratingCount: stored?.ratingCount ?? 0 }
}
