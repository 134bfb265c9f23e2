import { ANSWER_PHOTO_SIDE } from '#domain/exams/answers/answerFiles.ts'
import { fileKind } from '#domain/storage/fileKind.ts'
import { uprightPhoto } from './uprightPhoto.ts'

export type CleanPage = {
  data: Buffer
  type: 'image/webp' | 'application/pdf'
  extension: 'webp' | 'pdf'
}

/** A page that a student sends, as it is kept: a PDF as it is, a photo upright and without metadata. The content decides what it is. */
export async function cleanPage(
  data: Buffer,
): Promise<CleanPage | { state: 'wrongType' | 'brokenPicture' | 'tooManyPixels' }> {
  const family = fileKind(data)?.family
  if (family === 'pdf') return { data, type: 'application/pdf', extension: 'pdf' }
  if (family !== 'picture') return { state: 'wrongType' }
  const made = await uprightPhoto(data, ANSWER_PHOTO_SIDE)
  return made.state === 'made' ? { data: made.data, type: 'image/webp', extension: 'webp' } : made
}
