import type { BasePayload, Where } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { FILE_COLLECTIONS, StoredDocument } from '#domain/calls/storage.ts'
import type { Media, PrivateFile } from '#payload-types'

export type FileCollection = (typeof FILE_COLLECTIONS)[number]
export type FileRow = Media & PrivateFile

const SELECT = {
  filename: true,
  mimeType: true,
  filesize: true,
  width: true,
  height: true,
  folder: true,
  project: true,
  createdAt: true,
  replacedAt: true,
} as const
const OWN = { media: { alt: true, sizes: true }, 'private-files': { title: true } } as const

/** All upload documents of a project, or of all projects (null). */
export async function fileRows(
  payload: BasePayload,
  collection: FileCollection,
  project: string | null,
  and: Where[] = [],
): Promise<FileRow[]> {
  const { docs } = await payload.db.find<FileRow>({
    collection,
    where: { and: [...(project ? [{ project: { equals: project } }] : []), ...and] },
    select: { ...SELECT, ...OWN[collection] },
    sort: '-createdAt',
    limit: 0,
    pagination: false,
  })
  return docs
}

/** Bytes of a document including its sizes. */
export const totalBytes = (row: FileRow): number =>
  (row.filesize ?? 0) + Object.values(row.sizes ?? {}).reduce((sum, size) => sum + (size?.filesize ?? 0), 0)

const addressOf = (collection: FileCollection, name: string, row: FileRow): string =>
  `/api/${collection}/file/${encodeURIComponent(name)}?v=${Date.parse(row.replacedAt ?? row.createdAt).toString(36)}`

/** A document as shown on the storage page. */
export function storedDocument(collection: FileCollection, row: FileRow): StoredDocument {
  const name = row.filename ?? ''
  const small = collection === 'media' ? (row.sizes?.card?.filename ?? name) : null
  return {
    id: String(row.id),
    collection,
    title: (collection === 'media' ? row.alt : row.title) || 'No name',
    url: addressOf(collection, name, row),
    thumbnail: small ? addressOf(collection, small, row) : null,
    mimeType: row.mimeType ?? '',
    bytes: totalBytes(row),
    width: row.width ?? null,
    height: row.height ?? null,
    folder: idOf(row.folder),
    addedOn: Date.parse(row.createdAt),
    replacedOn: row.replacedAt ? Date.parse(row.replacedAt) : null,
  }
}
