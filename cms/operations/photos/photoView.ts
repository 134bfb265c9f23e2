import type { PhotoView } from '#domain/calls/photos.ts'
import type { PhotoCollection, StudentPhoto } from './addPhoto.ts'

/** A photo with its paths relative to the project's `/api/`. */
export function photoView(collection: PhotoCollection, photo: StudentPhoto): PhotoView {
  const pathOf = (name: string | null | undefined) => `${collection}/file/${encodeURIComponent(name ?? '')}`
  return {
    id: String(photo.id),
    path: pathOf(photo.filename),
    thumbPath: pathOf(photo.sizes?.thumb?.filename ?? photo.filename),
    width: photo.width ?? 0,
    height: photo.height ?? 0,
  }
}
