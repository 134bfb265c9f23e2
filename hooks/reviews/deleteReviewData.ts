import type { CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'

/** Deletes photos of reviews and their files. */
export async function deleteReviewPhotos(req: PayloadRequest, where: Where): Promise<void> {
  await req.payload.delete({
    collection: 'review-photos',
    where,
    depth: 0,
    overrideAccess: true, // the right to delete the review includes its photos
    req,
  })
}

/** Before a review is deleted: deletes its votes and photos. */
export const deleteReviewData: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where: Where = { review: { equals: id } }
  await req.payload.db.deleteMany({ collection: 'review-votes', where, req })
  await deleteReviewPhotos(req, where)
}
