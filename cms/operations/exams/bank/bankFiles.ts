import type { BasePayload } from 'payload'
import type { PictureSizes } from '../typesetting/Typesetter.ts'

/** Sizes of the pictures among `files` that the project has, and which of them are videos. */
export async function bankFiles(
  payload: BasePayload,
  project: string,
  files: readonly string[],
): Promise<{ sizes: PictureSizes; videos: ReadonlySet<string> }> {
  const sizes = new Map<string, { width: number; height: number }>()
  const videos = new Set<string>()
  if (files.length > 0) {
    const { docs } = await payload.db.find<{
      id: string
      mimeType?: string
      width?: number
      height?: number
    }>({
      collection: 'question-files',
      where: { and: [{ project: { equals: project } }, { id: { in: [...files] } }] },
      limit: files.length,
      pagination: false,
    })
    for (const { id, mimeType, width, height } of docs)
      if (mimeType?.startsWith('video/')) videos.add(String(id))
      else if (width && height) sizes.set(String(id), { width, height })
  }
  return { sizes, videos }
}
