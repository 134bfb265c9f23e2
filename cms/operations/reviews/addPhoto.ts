import type { BasePayload, File } from 'payload'
import sharp from 'sharp'
import type { RequestProject } from '#access/projectOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { LARGEST_PHOTO, PHOTO_SIDE, PHOTOS_A_DAY } from '#domain/reviews/limits.ts'
import { fileKind } from '#domain/storage/fileKind.ts'
import { MOST_PIXELS } from '#domain/storage/limits.ts'
import type { ReviewPhoto } from '#payload-types'
import { takeFromWindow } from '../limits/window.ts'

const QUALITY = 80

type Sent = { project: RequestProject; owner: string; data: Buffer; now: Date }
export type PhotoOutcome =
  | { state: 'added'; photo: ReviewPhoto }
  | { state: 'onlyPictures' | 'brokenPicture' | 'tooManyPixels' | 'tooLarge' }
  | { state: 'limit'; retryAfterS: number }

/**
 * Keeps a photo for a review that is being written: its content decides what it is, and it is made anew, upright, at most
 * 1600 px, without place, time and camera. Waits a day for its review.
 */
export async function addPhoto(
  payload: BasePayload,
  { project, owner, data, now }: Sent,
): Promise<PhotoOutcome> {
  if (data.length > LARGEST_PHOTO) return { state: 'tooLarge' }
  if (fileKind(data)?.family !== 'picture') return { state: 'onlyPictures' }
  const pixels = await pixelsOf(data)
  if (pixels === null) return { state: 'brokenPicture' }
  if (pixels > MOST_PIXELS) return { state: 'tooManyPixels' }
  const taken = await takeFromWindow(
    payload,
    { key: `review-photo:${project.id}:${owner}`, limit: PHOTOS_A_DAY, windowMs: DAY_MS },
    now,
  )
  if (!taken.ok) return { state: 'limit', retryAfterS: taken.retryAfterS }
  const made = await madeAnew(data)
  if (!made) return { state: 'brokenPicture' }
  const photo = await payload.create({
    collection: 'review-photos',
    data: { owner, isShown: false, project: project.id } as never,
    file: fileOf(made),
    depth: 0,
    overrideAccess: true, // whoever called has the product that the photo is about
    context: { project },
  })
  return { state: 'added', photo: photo as ReviewPhoto }
}

const fileOf = (data: Buffer): File => ({
  data,
  size: data.length,
  mimetype: 'image/webp',
  name: `${crypto.randomUUID()}.webp`,
})

/** Pixels of the picture with all its frames, from its header alone. */
async function pixelsOf(data: Buffer): Promise<number | null> {
  try {
    const { width = 0, height = 0, pages = 1 } = await sharp(data).metadata()
    return width * height * pages || null
  } catch {
    return null
  }
}

async function madeAnew(data: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(data, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
  } catch {
    return null
  }
}
