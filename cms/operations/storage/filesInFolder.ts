import type { BasePayload, Where } from 'payload'
import type { StoredDocument } from '#domain/calls/storage.ts'
import { type FileCollection, type FileRow, storedDocument } from './storedDocuments.ts'

const PAGE_SIZE = 24

type FileQuery = { collection: FileCollection; folder: string | null; search: string; page: number }
export type FoundFiles = { files: StoredDocument[]; total: number; pages: number }

/** One page of files, newest first. `folder` is an id, 'none' for files outside folders, or null for all files of the project. */
export async function filesInFolder(
  payload: BasePayload,
  project: string,
  { collection, folder, search, page }: FileQuery,
): Promise<FoundFiles> {
  const title = collection === 'media' ? 'alt' : 'title'
  const and: Where[] = [{ project: { equals: project } }]
  if (folder) and.push({ folder: folder === 'none' ? { exists: false } : { equals: folder } })
  if (search) and.push({ or: [{ [title]: { contains: search } }, { originalName: { contains: search } }] })
  const found = await payload.db.find<FileRow>({
    collection,
    where: { and },
    sort: '-createdAt',
    limit: PAGE_SIZE,
    page,
  })
  return {
    files: found.docs.map((row) => storedDocument(collection, row)),
    total: found.totalDocs,
    pages: found.totalPages,
  }
}
