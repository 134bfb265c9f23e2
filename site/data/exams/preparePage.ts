import { ANSWER_PHOTO_SIDE, MAX_ANSWER_FILE_BYTES } from '#domain/exams/answers/answerFiles.ts'

const QUALITY = 0.85
/** A photo that is smaller goes as it is. */
const SMALL_BYTES = 300_000

export type PreparedPage =
  | { state: 'ready'; blob: Blob; digest: string }
  | { state: 'tooLarge' | 'wrongType' | 'broken' }

/** What is sent of a chosen file: a PDF as it is, a photo upright and not larger than the server keeps it, so that it takes little time. */
export async function preparePage(file: File): Promise<PreparedPage> {
  const isPdf = file.type === 'application/pdf'
  if (!isPdf && !file.type.startsWith('image/')) return { state: 'wrongType' }
  const blob = isPdf || file.size < SMALL_BYTES ? file : await smaller(file).catch(() => null)
  if (!blob) return { state: 'broken' }
  if (blob.size > MAX_ANSWER_FILE_BYTES) return { state: 'tooLarge' }
  // A copy of the bytes: the file on the phone may be changed or gone before they are sent.
  const bytes = await blob.arrayBuffer().catch(() => null)
  if (!bytes) return { state: 'broken' }
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const digest = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { state: 'ready', blob: new Blob([bytes], { type: blob.type }), digest }
}

async function smaller(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, ANSWER_PHOTO_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const made = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  return made && made.size < file.size ? made : file
}
