import { randomUUID } from 'node:crypto'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { REPLACED_FILE_RETENTION_MS } from '#domain/storage/limits.ts'
import { textOf } from '#domain/text/textOf.ts'
import { TextError } from '#hooks/shared/TextError.ts'
import { mimeTypeOf } from '../../adapters/storage/fileResponse.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { readFile } from '../../adapters/storage/readFile.ts'
import { deleteStream } from '../streams/streamFiles.ts'
import { type FileDoc, filesOf } from './filesOf.ts'
import { cancelDeletions, type PendingDeletion, scheduleDeletions } from './pendingDeletions.ts'
import { deleteUnreferencedFiles } from './sweepFiles.ts'

/** Files without a document after this time are deleted, ms; an upload takes seconds. */
const UPLOAD_MS = 3_600_000
/** The panel only shows messages of 4xx responses; the error itself is logged. */
const STORE_FAILED = 424

type UploadEdits = { crop?: unknown; focalPoint?: unknown; widthInPixels?: unknown; heightInPixels?: unknown }

/** Data shared by the hooks of one upload, per request. */
type UploadContext = { fileClaims?: PendingDeletion[]; keepsAddress?: boolean }
const contextOf = (req: PayloadRequest): UploadContext => req.context as UploadContext

/**
 * Before a picture is cropped in the panel: loads the stored file into the request like a new upload. Payload would otherwise look for it on
 * its local disk or fetch it over HTTP.
 */
export const loadForEdit: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const edits = req.query?.uploadEdits as UploadEdits | undefined
  const { id } = args as { id?: string }
  if (operation !== 'update' || !id || req.file || !req.user || !edits || Object.keys(edits).length === 0)
    return
  const doc = (await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })) as (FileDoc & { mimeType?: string; originalName?: string }) | null
  const data = doc?.filename ? await readFile(fileStore(), `${collection.slug}/${doc.filename}`) : null
  if (!doc?.filename || !data) return
  const name = doc.originalName || doc.filename
  req.file = { data, size: data.length, name, mimetype: doc.mimeType ?? '' }
}

/** The files of this upload: sizes first, the original last, since storing it makes the new content effective. */
function madeFiles(
  req: PayloadRequest,
  collection: string,
  data: FileDoc,
): { key: string; content: Buffer }[] {
  const sizes = Object.entries(data.sizes ?? {}).flatMap(([size, entry]) => {
    const content = req.payloadUploadSizes?.[size]
    return content && entry?.filename ? [{ key: `${collection}/${entry.filename}`, content }] : []
  })
  const content = req.file?.data
  return content && data.filename ? [...sizes, { key: `${collection}/${data.filename}`, content }] : []
}

/** Before a document with a file is saved: stores all its files. On failure the save is refused and files already stored are deleted. */
export const storeUpload: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (!req.file || !data.filename) return data
  const { payload } = req
  const files = madeFiles(req, collection.slug, data)
  const stays = filesOf(collection.slug, originalDoc)
  const fresh = files.map(({ key }) => key).filter((key) => !stays.includes(key))
  const claims = await scheduleDeletions(payload, fresh, new Date(Date.now() + UPLOAD_MS))
  contextOf(req).fileClaims = claims
  try {
    for (const { key, content } of files) await fileStore().put(key, content, { type: mimeTypeOf(key) })
  } catch (cause) {
    payload.logger.error({ msg: 'an upload could not be stored', err: cause })
    void deleteUnreferencedFiles(payload, fileStore(), claims)
    throw new TextError(textOf('fileNotStored'), STORE_FAILED)
  }
  return data
}

/** After the save: keeps the new files and deletes the previous ones; at a kept URL only after REPLACED_FILE_RETENTION_MS. */
export const cleanUpAfterSave: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const { fileClaims, keepsAddress } = contextOf(req)
  if (!req.file || !fileClaims) return doc
  await cancelDeletions(req.payload, fileClaims)
  req.context.fileClaims = undefined
  const now = filesOf(collection.slug, doc)
  const old = filesOf(collection.slug, previousDoc).filter((key) => !now.includes(key))
  if (previousDoc?.stream) await deleteStream(req.payload, fileStore(), previousDoc.stream)
  const dueAt = new Date(Date.now() + (keepsAddress ? REPLACED_FILE_RETENTION_MS : 0))
  const claims = await scheduleDeletions(req.payload, old, dueAt)
  if (!keepsAddress) void deleteUnreferencedFiles(req.payload, fileStore(), claims)
  return doc
}

/** After a document is deleted: deletes its files; failed deletions are retried later. */
export const cleanUpAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const claims = await scheduleDeletions(req.payload, filesOf(collection.slug, doc), new Date())
  if (doc.stream) await deleteStream(req.payload, fileStore(), doc.stream)
  void deleteUnreferencedFiles(req.payload, fileStore(), claims)
  return doc
}

/** Random file names of sizes, so that caches never mix a replaced picture with the old one. */
export const sizeFileName = ({
  originalName,
  sizeName,
  extension,
}: {
  originalName: string
  sizeName: string
  extension: string
}): string => `${originalName}-${sizeName}-${randomUUID().slice(0, 8)}.${extension}`
