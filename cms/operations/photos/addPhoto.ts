import type { BasePayload, File } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { fileKind } from '#domain/storage/fileKind.ts'
import { MAX_PHOTO_BYTES, PHOTO_SIDE, PHOTOS_PER_DAY } from '#domain/storage/photos.ts'
import type { ReturnPhoto, ReviewPhoto } from '#payload-types'
import { takeFromWindow } from '../rateLimits/window.ts'
import { uprightPhoto } from './uprightPhoto.ts'

/** Collections of photos by students. */
export type PhotoCollection = 'review-photos' | 'return-photos'
export type StudentPhoto = ReviewPhoto | ReturnPhoto

type NewPhoto = {
  collection: PhotoCollection
  project: RequestProject
  owner: string
  data: Buffer
  /** Further fields of the photo's collection. */
  more: object
  now: Date
}
export type PhotoOutcome =
  | { state: 'added'; photo: StudentPhoto }
  | { state: 'onlyPictures' | 'brokenPicture' | 'tooManyPixels' | 'tooLarge' }
  | { state: 'limit'; retryAfterS: number }

/**
 * Stores a photo for a review or return being written. The type is detected from the content; the photo is re-encoded upright, at most
 * 1600 px, without metadata. Deleted after a day unless it is used.
 */
export async function addPhoto(
  payload: BasePayload,
  { collection, project, owner, data, more, now }: NewPhoto,
): Promise<PhotoOutcome> {
  if (data.length > MAX_PHOTO_BYTES) return { state: 'tooLarge' }
  if (fileKind(data)?.family !== 'picture') return { state: 'onlyPictures' }
  const quota = await takeFromWindow(
    payload,
    { key: `${collection}:${project.id}:${owner}`, limit: PHOTOS_PER_DAY, windowMs: DAY_MS },
    now,
  )
  if (!quota.ok) return { state: 'limit', retryAfterS: quota.retryAfterS }
  const made = await uprightPhoto(data, PHOTO_SIDE)
  if (made.state !== 'made') return made
  const photo = await payload.create({
    collection,
    data: { ...more, owner, project: project.id } as never,
    file: fileOf(made.data),
    depth: 0,
    overrideAccess: true, // the caller has checked that the person may add a photo
    context: { project },
  })
  return { state: 'added', photo: photo as StudentPhoto }
}

const fileOf = (data: Buffer): File => ({
  data,
  size: data.length,
  mimetype: 'image/webp',
  name: `${crypto.randomUUID()}.webp`,
})
