import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import { ownReview } from './reviewKey.ts'

/** Deletes a student's review of a product with its photos and votes, and updates the rating. False when there is none. */
export async function deleteReview(
  payload: BasePayload,
  project: RequestProject,
  student: string,
  product: string,
): Promise<boolean> {
  const review = await ownReview(payload, product, student)
  if (!review || idOf(review.project) !== project.id) return false
  const deleted = await payload.delete({
    collection: 'product-reviews',
    where: { id: { equals: review.id } },
    depth: 0,
    overrideAccess: true, // it is their own
    context: { project },
  })
  return deleted.docs.length > 0
}
