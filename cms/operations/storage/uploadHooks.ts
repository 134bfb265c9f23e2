import { randomUUID } from 'node:crypto'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { REPLACED_FOR_MS } from '#domain/storage/limits.ts'
import { textOf } from '#domain/text/textOf.ts'
import { TextError } from '#hooks/shared/TextError.ts'
import { typeOfName } from '../../adapters/storage/fileAnswer.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { readFile } from '../../adapters/storage/readFile.ts'
import { claimFiles, type FileClaim, releaseFiles } from './fileClaims.ts'
import { type FileDoc, filesOf } from './filesOf.ts'
import { dropFiles } from './sweepFiles.ts'

/** Uploads take seconds; what has no document after this long never gets one, ms. */
const UPLOAD_MS = 3_600_000
/** The panel shows messages of refusals only; the fault itself is in the log. */
const STORE_FAILED = 424

type UploadEdits = { crop?: unknown; focalPoint?: unknown; widthInPixels?: unknown; heightInPixels?: unknown }

/** What the hooks of one upload tell each other, per request. */
type UploadContext = { fileClaims?: FileClaim[]; keepsAddress?: boolean }
const contextOf = (req: PayloadRequest): UploadContext => req.context as UploadContext

/**
 * Before a picture is cropped in the panel: gives Payload the stored file, as if it were uploaded anew. It would look for
 * it on its own disk or ask this server for it otherwise.
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

/** The files Payload made of this upload, the uploaded one last: with it the new content counts. */
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

/**
 * Before a save with a file: puts all its files into the store. One that fails keeps the document from being saved, and
 * what was put already goes again.
 */
export const storeUpload: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (!req.file || !data.filename) return data
  const { payload } = req
  const files = madeFiles(req, collection.slug, data)
  const stays = filesOf(collection.slug, originalDoc)
  const fresh = files.map(({ key }) => key).filter((key) => !stays.includes(key))
  const claims = await claimFiles(payload, fresh, new Date(Date.now() + UPLOAD_MS))
  contextOf(req).fileClaims = claims
  try {
    for (const { key, content } of files) await fileStore().put(key, content, { type: typeOfName(key) })
  } catch (cause) {
    payload.logger.error({ msg: 'an upload could not be stored', err: cause })
    void dropFiles(payload, fileStore(), claims)
    throw new TextError(textOf('fileNotStored'), STORE_FAILED)
  }
  return data
}

/** After a save with a file: the new files stay; those that the document had before go, after a while when replaced. */
export const settleUpload: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const { fileClaims, keepsAddress } = contextOf(req)
  if (!req.file || !fileClaims) return doc
  await releaseFiles(req.payload, fileClaims)
  req.context.fileClaims = undefined
  const now = filesOf(collection.slug, doc)
  const old = filesOf(collection.slug, previousDoc).filter((key) => !now.includes(key))
  const dueAt = new Date(Date.now() + (keepsAddress ? REPLACED_FOR_MS : 0))
  const claims = await claimFiles(req.payload, old, dueAt)
  if (!keepsAddress) void dropFiles(req.payload, fileStore(), claims)
  return doc
}

/** After a delete: the files go; those that the store does not let go now go later. */
export const forgetUpload: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const claims = await claimFiles(req.payload, filesOf(collection.slug, doc), new Date())
  void dropFiles(req.payload, fileStore(), claims)
  return doc
}

/** Names of sizes are new each time, so that a replaced picture never mixes with the old one. */
export const sizeFileName = ({
  originalName,
  sizeName,
  extension,
}: {
  originalName: string
  sizeName: string
  extension: string
}): string => `${originalName}-${sizeName}-${randomUUID().slice(0, 8)}.${extension}`
