import type { PhotoView } from '#domain/calls/photos.ts'
import type { ApiRefusal } from '../base/callApi.ts'
import { send } from '../post.ts'

type Sent = { apiSuccess: true; photo: PhotoView } | ApiRefusal | null

/** Uploads one photo; null when there was no answer. `path` is below the project's own `/api`. */
export async function sendPhoto(base: string, path: string, file: File): Promise<Sent> {
  const form = new FormData()
  form.set('file', file)
  const response = await send(base, path, form)
  try {
    return (await response?.json()) ?? null
  } catch {
    return null
  }
}

/**
 * Uploads photos or other files one after the other, without those that arrived before. Returns their ids, or why one did
 * not arrive (`failed` when there was no answer).
 * @param arrived ids of uploaded photos, kept by the caller between tries
 */
export async function sendPhotos(
  files: readonly File[],
  arrived: Map<File, string>,
  sendOne: (file: File) => Promise<{ apiSuccess: true; photo: { id: string } } | ApiRefusal | null>,
  failed: string,
): Promise<{ ids: string[] } | { problem: string }> {
  for (const file of files) {
    if (arrived.has(file)) continue
    const answer = await sendOne(file)
    if (!answer?.apiSuccess) return { problem: answer ? `${file.name}: ${answer.message}` : failed }
    arrived.set(file, answer.photo.id)
  }
  return { ids: files.flatMap((file) => arrived.get(file) ?? []) }
}
