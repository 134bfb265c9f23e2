import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { type FileKind, fileKind, matchesDeclaredType } from '#domain/storage/fileKind.ts'
import { MAX_PIXELS } from '#domain/storage/limits.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { textOf } from '#domain/text/textOf.ts'
import { TextError } from '#hooks/shared/TextError.ts'

const ORIGINAL_NAME_LENGTH = 255

/** The file's original name, for display only; never part of a URL or a path. */
const shownName = (name: string): string =>
  path
    .basename(name.replaceAll('\\', '/'))
    .replace(/\p{Cc}/gu, '')
    .slice(-ORIGINAL_NAME_LENGTH)

/** Pixels of a picture in all its frames, read from its header; null when it can't be read. */
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
 * Before an upload: the content determines the type of a file, never its name or declared type. Files that
 * are not accepted or would need too much memory are refused; others get a random name with the extension of
 * their content.
 */
export const checkUpload =
  (...families: readonly FileKind['family'][]): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    const { file } = req
    if ((operation !== 'create' && operation !== 'update') || !file) return
    // A person who may not save is refused for that reason, whatever the file is.
    if (!overrideAccess && (await collection.access[operation]({ req })) === false) return
    const refuse = (message: string): never => {
      throw new ValidationError(
        { collection: collection.slug, errors: [{ path: 'file', message, label: 'File' }], req },
        req.t,
      )
    }
    const { id, data } = args as { id?: string; data?: Record<string, unknown> }
    if (operation === 'update' && !id) throw new TextError(textOf('oneFileEach'), 400)
    const kind = fileKind(file.data)
    if (!kind || !families.includes(kind.family) || !matchesDeclaredType(kind, file.mimetype))
      return refuse(families.includes('picture') ? ANSWERS.onlyPictures : ANSWERS.onlyLearningFiles)
    const kept = keptName(req.context.keptFileName)
    if (kept && kind.family !== 'picture' && path.extname(kept) !== `.${kind.extension}`)
      return refuse(ANSWERS.sameKindOfFile)
    if (kind.family === 'picture') {
      const pixels = await pixelsOf(req.payload.config.sharp, file.data)
      if (pixels === null) return refuse(ANSWERS.brokenPicture)
      if (pixels > MAX_PIXELS) return refuse(ANSWERS.tooManyPixels)
    }
    if (data) data.originalName = shownName(file.name)
    file.mimetype = kind.mime
    file.name = kept ?? `${randomUUID()}.${kind.extension}`
  }

const keptName = (name: unknown): string | null => (typeof name === 'string' && name ? name : null)
