import path from 'node:path'
import { type CollectionSlug, createLocalReq, type File, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { fileKind } from '#domain/storage/fileKind.ts'
import { MAX_PIXELS } from '#domain/storage/limits.ts'
import { mimeTypeOf } from '../../adapters/storage/fileResponse.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { readFile } from '../../adapters/storage/readFile.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import type { FileDoc } from './filesOf.ts'

export type Replaceable = Extract<CollectionSlug, 'media' | 'private-files'>
type Doc = FileDoc & { id: string; alt?: string; title?: string; originalName?: string | null }

const FORMATS = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', webp: 'webp', avif: 'avif', gif: 'gif' } as const

/** Converts a picture to the format of the kept file extension; other files are unchanged. */
async function convertedTo(file: File, name: string): Promise<File> {
  const kind = fileKind(file.data)
  const format = FORMATS[path.extname(name).slice(1).toLowerCase() as keyof typeof FORMATS]
  if (kind?.family !== 'picture' || !format || kind.mime === mimeTypeOf(name)) return file
  const data = await sharp(file.data, {
    animated: format === 'gif' || format === 'webp',
    limitInputPixels: MAX_PIXELS,
  })
    .autoOrient()
    .toFormat(format)
    .toBuffer()
  return { ...file, data, size: data.length, mimetype: mimeTypeOf(name) }
}

/**
 * Replaces the file of a document at the same URL: same name, new content and sizes; sets `replacedAt` and writes to the audit log. On
 * failure the old content stays. Null when the document does not exist or the person may not edit it; throws what Payload's update throws
 * (a ValidationError for a refused file).
 */
export async function replaceFile(
  req: PayloadRequest,
  collection: Replaceable,
  id: string,
  file: File,
  now: Date,
): Promise<Doc | null> {
  const { payload } = req
  const before = (await payload.findByID({
    collection,
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })) as Doc | null
  if (!before?.filename) return null
  const key = `${collection}/${before.filename}`
  const old = await readFile(fileStore(), key)
  const own = await createLocalReq({ user: req.user ?? undefined, req: { headers: req.headers } }, payload)
  const context = { ...req.context, keptFileName: before.filename, keepsAddress: true, skipAudit: true }
  const converted = await convertedTo(file, before.filename).catch(() => file)
  try {
    const saved = await payload.update({
      collection,
      id,
      data: { replacedAt: now.toISOString() } as never,
      file: { ...converted, name: file.name },
      overwriteExistingFiles: true,
      depth: 0,
      overrideAccess: false,
      context,
      req: own,
    })
    await recordAudit(req, {
      action: 'replaceFile',
      entity: collection,
      entityId: id,
      entityTitle: before.alt ?? before.title ?? null,
      summary: `Replaced the file of "${before.alt ?? before.title ?? id}"`,
      changes: [
        { path: 'originalName', before: before.originalName ?? null, after: file.name.slice(0, 255) },
      ],
      now,
    })
    return saved as Doc
  } catch (err) {
    if (old) await restoreFile(key, old)
    throw err
  }
}

/** Restores the old content if the new one was already stored. */
async function restoreFile(key: string, old: Buffer): Promise<void> {
  const current = await readFile(fileStore(), key).catch(() => null)
  if (current && !current.equals(old)) await fileStore().put(key, old, { type: mimeTypeOf(key) })
}
