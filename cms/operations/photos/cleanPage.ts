import { ANSWER_PHOTO_SIDE } from '#domain/exams/answers/answerFiles.ts'
import { fileKind } from '#domain/storage/fileKind.ts'
import { uprightPhoto } from './uprightPhoto.ts'

export type CleanPage = {
  data: Buffer
  type: 'image/webp' | 'application/pdf'
  extension: 'webp' | 'pdf'
}

const END_BYTES = 1024

/** Whether a PDF has its end marker; Payload refuses PDFs without it. */
const hasEnd = (data: Buffer): boolean => {
  const end = data.subarray(-END_BYTES).toString('latin1')
  return end.includes('%%EOF') && end.includes('xref')
}

/** Prepares an uploaded page for storage: a PDF unchanged, a photo upright and without metadata. The type is detected from the content. */
export async function cleanPage(
  data: Buffer,
): Promise<CleanPage | { state: 'wrongType' | 'brokenPicture' | 'tooManyPixels' }> {
  const family = fileKind(data)?.family
  if (family === 'pdf')
    return hasEnd(data) ? { data, type: 'application/pdf', extension: 'pdf' } : { state: 'wrongType' }
  if (family !== 'picture') return { state: 'wrongType' }
  const made = await uprightPhoto(data, ANSWER_PHOTO_SIDE)
  return made.state === 'made' ? { data: made.data, type: 'image/webp', extension: 'webp' } : made
}
