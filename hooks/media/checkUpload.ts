import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { APIError, type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { type FileKind, fileKind, fitsDeclared } from '#domain/storage/fileKind.ts'
import { MAX_PIXELS } from '#domain/storage/limits.ts'
import { ANSWERS } from '#domain/text/messages.ts'

const ORIGINAL_NAME_LENGTH = 255

/** The sender's own name for the file, for people to read; never part of an address or a path. */
const shownName = (name: string): string =>
  path
    .basename(name.replaceAll('\\', '/'))
    .replace(/\p{Cc}/gu, '')
    .slice(-ORIGINAL_NAME_LENGTH)

/** Pixels of a picture with all its frames, from its header alone; null when it can't be read. */
async function pixelsOf(sharp: unknown, data: Buffer): Promise<number | null> {
  const open = sharp as (input: Buffer) => {
    metadata: () => Promise<{ width?: number; height?: number; pages?: number }>
  }
  try {
    const { width = 0, height = 0, pages = 1 } = await open(data).metadata()
    return width * height * pages || null
  } catch {
    return null
  }
}

/**
 * Before an upload: the content decides what a file is, never its name or its sender's word for it. What does not belong
 * here or would need too much memory is refused; the rest gets a random name with the ending of its content.
 */
export const checkUpload =
  (family: FileKind['family']): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    const { file } = req
    if ((operation !== 'create' && operation !== 'update') || !file) return
    // Whoever may not save is refused as such, whatever the file is.
    if (!overrideAccess && (await collection.access[operation]({ req })) === false) return
    const refuse = (message: string): never => {
      throw new ValidationError(
        { collection: collection.slug, errors: [{ path: 'file', message, label: 'File' }], req },
        req.t,
      )
    }
    const { id, data } = args as { id?: string; data?: Record<string, unknown> }
    if (operation === 'update' && !id) throw new APIError(ANSWERS.oneFileEach, 400, null, true)
    const kind = fileKind(file.data)
    if (!kind || kind.family !== family || !fitsDeclared(kind, file.mimetype))
      return refuse(family === 'pdf' ? ANSWERS.onlyPdf : ANSWERS.onlyPictures)
    if (family === 'picture') {
      const pixels = await pixelsOf(req.payload.config.sharp, file.data)
      if (pixels === null) return refuse(ANSWERS.brokenPicture)
      if (pixels > MAX_PIXELS) return refuse(ANSWERS.tooManyPixels)
    }
    if (data) data.originalName = shownName(file.name)
    file.mimetype = kind.mime
    file.name = keptName(req.context.keptFileName) ?? `${randomUUID()}.${kind.extension}`
  }

const keptName = (name: unknown): string | null => (typeof name === 'string' && name ? name : null)
