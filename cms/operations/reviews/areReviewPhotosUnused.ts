import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { ReviewPhoto } from '#payload-types'

/** Whether all photos exist, belong to this person, and are in no review other than `review` (null: in none). */
export async function areReviewPhotosUnused(
  payload: BasePayload,
  owner: string,
  ids: readonly string[],
  review: string | null,
): Promise<boolean> {
  if (ids.length === 0) return true
  const { docs } = await payload.db.find<ReviewPhoto>({
    collection: 'review-photos',
    where: { and: [{ id: { in: [...ids] } }, { owner: { equals: owner } }] },
    select: { review: true },
    pagination: false,
    limit: ids.length,
  })
  return docs.length === ids.length && docs.every((photo) => [null, review].includes(idOf(photo.review)))
}
