import { ANSWER_PHOTO_SIDE, MAX_ANSWER_FILE_BYTES } from '#domain/exams/answers/answerFiles.ts'
import { LOOKED_AT_SIDE, type PageFault, pageFault } from '#domain/exams/answers/pageFault.ts'

const QUALITY = 0.85
/** A photo that is smaller goes as it is. */
const SMALL_BYTES = 300_000

export type PreparedPage =
  | { state: 'ready'; blob: Blob; digest: string; fault: PageFault | null }
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
  const fault = isPdf ? null : await lookAt(blob).catch(() => null)
  return { state: 'ready', blob: new Blob([bytes], { type: blob.type }), digest, fault }
}

/** Whether a photo shows a page that can be read. */
async function lookAt(photo: Blob): Promise<PageFault | null> {
  const { canvas, width, height } = await drawUpright(photo, LOOKED_AT_SIDE)
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
  if (!pixels) return null
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at++) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3)
    grey[at] = (red * 299 + green * 587 + blue * 114) / 1000
  }
  return pageFault(grey, width, height)
}

/** A photo upright on a canvas, its longer side not above `side`. */
async function drawUpright(photo: Blob, side: number) {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return { canvas, width: canvas.width, height: canvas.height }
}

async function smaller(file: File): Promise<Blob | null> {
  const { canvas } = await drawUpright(file, ANSWER_PHOTO_SIDE)
  const made = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  return made && made.size < file.size ? made : file
}
