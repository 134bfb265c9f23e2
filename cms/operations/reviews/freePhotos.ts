import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { ReviewPhoto } from '#payload-types'

/** Whether all these photos are there, this person's, and of no other review than `review` (null: of none). */
export async function freePhotos(
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
