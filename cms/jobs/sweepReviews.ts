import type { BasePayload } from 'payload'
import { UNUSED_PHOTO_RETENTION_MS } from '#domain/storage/photos.ts'
import { repairRatings } from '../operations/reviews/rateProduct.ts'

/** Deletes photos that no review used within a day, with their files, and corrects ratings that a killed process left wrong. */
export async function sweepReviews(payload: BasePayload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_PHOTO_RETENTION_MS).toISOString()
  await payload.delete({
    collection: 'review-photos',
    where: { and: [{ review: { exists: false } }, { createdAt: { less_than: before } }] },
    depth: 0,
    overrideAccess: true, // the server cleans up
  })
  await repairRatings(payload)
}
