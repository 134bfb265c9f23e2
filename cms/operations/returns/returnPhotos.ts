import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { PhotoView } from '#domain/calls/photos.ts'
import { UNUSED_PHOTO_RETENTION_MS } from '#domain/storage/photos.ts'
import type { Order, Return, ReturnPhoto } from '#payload-types'
import { photoView } from '../photos/photoView.ts'

const collection = 'return-photos'
type Line = { photos: readonly string[] }

const idsOf = (lines: readonly Line[]): string[] => lines.flatMap(({ photos }) => photos)

const photosBy = async (payload: BasePayload, ids: readonly string[]): Promise<ReturnPhoto[]> => {
  if (ids.length === 0) return []
  const where = { id: { in: [...ids] } }
  const found = await payload.db.find<ReturnPhoto>({
    collection,
    where,
    pagination: false,
    limit: ids.length,
  })
  return found.docs
}

/** Whether all photos of these lines exist, belong to this order, are used once and are in no other request. */
export async function arePhotosUnused(
  payload: BasePayload,
  order: Order,
  lines: readonly Line[],
): Promise<boolean> {
  const ids = idsOf(lines)
  const photos = await photosBy(payload, ids)
  return (
    photos.length === ids.length &&
    photos.every((photo) => idOf(photo.order) === String(order.id) && idOf(photo.return) === null)
  )
}

/** Attaches the photos of a request to it. Idempotent. */
export async function attachPhotos(payload: BasePayload, row: Return): Promise<void> {
  const ids = idsOf(row.lines)
  if (ids.length === 0) return
  const where = { id: { in: ids } }
  await payload.db.updateMany({ collection, where, data: { return: row.id }, returning: false })
}

/** The photos of each line of a request, in their order. */
export async function photosOfLines(payload: BasePayload, { lines }: Return): Promise<PhotoView[][]> {
  const photos = new Map((await photosBy(payload, idsOf(lines))).map((photo) => [String(photo.id), photo]))
  return lines.map((line) =>
    line.photos.flatMap((id) => {
      const photo = photos.get(id)
      return photo ? [photoView(collection, photo)] : []
    }),
  )
}

/** Deletes photos that no return used within a day, with their files. */
export async function deleteUnusedPhotos(payload: BasePayload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_PHOTO_RETENTION_MS).toISOString()
  await payload.delete({
    collection,
    where: { and: [{ return: { exists: false } }, { createdAt: { less_than: before } }] },
    depth: 0,
    overrideAccess: true, // the server cleans up
  })
}

/** Deletes a person's return photos with their files. Idempotent. */
export async function deleteReturnPhotosOf(payload: BasePayload, person: string): Promise<void> {
  await payload.delete({
    collection,
    where: { owner: { equals: person } },
    depth: 0,
    overrideAccess: true, // the caller deletes the account
  })
}
