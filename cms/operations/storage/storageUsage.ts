import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { FILE_COLLECTIONS, type StorageUsage } from '#domain/calls/storage.ts'
import type { MediaFolder, Project } from '#payload-types'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { type FileRow, fileRows, storedDocument, totalBytes } from './storedDocuments.ts'

const LARGEST = 10

type Figures = { files: number; bytes: number }
const figuresOf = (rows: readonly FileRow[]): Figures => ({
  files: rows.length,
  bytes: rows.reduce((sum, row) => sum + totalBytes(row), 0),
})

function grouped(rows: readonly FileRow[], keyOf: (row: FileRow) => string | null): Map<string, Figures> {
  const groups = new Map<string, Figures>()
  for (const row of rows) {
    const key = keyOf(row) ?? ''
    const before = groups.get(key) ?? { files: 0, bytes: 0 }
    groups.set(key, { files: before.files + 1, bytes: before.bytes + totalBytes(row) })
  }
  return groups
}

const NONE: Figures = { files: 0, bytes: 0 }

/** Storage usage of a project in files and bytes, by collection and folder; with `isOwner` also of every project. */
export async function storageUsage(
  payload: BasePayload,
  project: string,
  isOwner: boolean,
): Promise<Omit<StorageUsage, 'apiSuccess' | 'message'>> {
  const found = await Promise.all(
    FILE_COLLECTIONS.map(async (collection) => ({
      collection,
      rows: await fileRows(payload, collection, isOwner ? null : project),
    })),
  )
  const own = found.map(({ collection, rows }) => ({
    collection,
    rows: rows.filter((row) => idOf(row.project) === project),
  }))
  const all = own.flatMap(({ rows }) => rows)
  const { docs: folders } = await payload.db.find<MediaFolder>({
    collection: 'media-folders',
    where: { project: { equals: project } },
    sort: 'path',
    limit: 0,
    pagination: false,
  })
  const byFolder = grouped(all, (row) => idOf(row.folder))
  return {
    store: fileStore().name,
    collections: own.map(({ collection, rows }) => ({ collection, ...figuresOf(rows) })),
    folders: folders.map((folder) => ({
      id: String(folder.id),
      title: folder.title,
      path: folder.path,
      parent: idOf(folder.parent),
      updatedAt: folder.updatedAt,
      ...(byFolder.get(String(folder.id)) ?? NONE),
    })),
    withoutFolder: byFolder.get('') ?? NONE,
    largest: own
      .flatMap(({ collection, rows }) => rows.map((row) => storedDocument(collection, row)))
      .toSorted((a, b) => b.bytes - a.bytes)
      .slice(0, LARGEST),
    projects: isOwner
      ? await byProject(
          payload,
          found.flatMap(({ rows }) => rows),
        )
      : null,
  }
}

async function byProject(payload: BasePayload, rows: readonly FileRow[]) {
  const { docs } = await payload.db.find<Project>({
    collection: 'projects',
    select: { title: true },
    sort: 'title',
    limit: 0,
    pagination: false,
  })
  const groups = grouped(rows, (row) => idOf(row.project))
  return docs.map(({ id, title }) => ({ id: String(id), title, ...(groups.get(String(id)) ?? NONE) }))
}
