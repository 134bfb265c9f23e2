import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import { FILE_COLLECTIONS, type StorageCheck, type StoredDocument } from '#domain/calls/storage.ts'
import { ORPHAN_AGE_MS } from '#domain/storage/limits.ts'
import type { FileStore, ListedFile } from '../../adapters/storage/FileStore.ts'
import { filesOf, uploadCollections } from './filesOf.ts'
import { isReferred, referredIds } from './referredFiles.ts'
import { type FileCollection, type FileRow, fileRows, storedDocument } from './storedDocuments.ts'

/** Maximum number of files of equal size that are read to find duplicates. */
const MAX_COMPARED = 400
const MAX_SHOWN = 500

type Options = { payload: BasePayload; store: FileStore; project: string; isOwner: boolean; now: Date }

/** Checks the store for documents without a file, unused files, duplicates and, for platform owners, files without a document. */
export async function checkStorage({
  payload,
  store,
  project,
  isOwner,
  now,
}: Options): Promise<Omit<StorageCheck, 'apiSuccess' | 'message'>> {
  const isOld = (at: number) => now.getTime() - at > ORPHAN_AGE_MS
  const referred = await referredIds(payload, project)
  const missing: StoredDocument[] = []
  const unused: StoredDocument[] = []
  const duplicates: StoredDocument[][] = []
  for (const collection of FILE_COLLECTIONS) {
    const rows = await fileRows(payload, collection, project)
    const storedKeys = new Set<string>()
    for await (const { key } of store.list(`${collection}/`)) storedKeys.add(key)
    const viewOf = (row: FileRow) => storedDocument(collection, row)
    const isThere = (row: FileRow) => storedKeys.has(`${collection}/${row.filename}`)
    missing.push(...rows.filter((row) => !isThere(row)).map(viewOf))
    unused.push(
      ...rows.filter((row) => isOld(Date.parse(row.createdAt)) && !isReferred(referred, row)).map(viewOf),
    )
    for (const group of await sameContent(store, collection, rows.filter(isThere)))
      duplicates.push(group.map(viewOf))
  }
  return {
    missing: missing.slice(0, MAX_SHOWN),
    unused: unused.slice(0, MAX_SHOWN),
    duplicates: duplicates.slice(0, MAX_SHOWN),
    orphans: isOwner
      ? (await findOrphans(payload, store))
          .filter(({ modifiedAt }) => isOld(modifiedAt.getTime()))
          .slice(0, MAX_SHOWN)
          .map(({ key, size, modifiedAt }) => ({ key, bytes: size, modifiedOn: modifiedAt.getTime() }))
      : null,
  }
}

/** Files of all upload collections without a document, of any age. */
export async function findOrphans(payload: BasePayload, store: FileStore): Promise<ListedFile[]> {
  const orphans: ListedFile[] = []
  for (const collection of uploadCollections(payload)) {
    const listed: ListedFile[] = []
    // List the store first: files uploaded in the meantime have a document by the time the documents are read.
    for await (const file of store.list(`${collection}/`)) listed.push(file)
    if (listed.length === 0) continue
    const { docs } = await payload.db.find<FileRow>({
      collection,
      select: {
        filename: true,
        ...(payload.collections[collection].config.upload.imageSizes ? { sizes: true } : {}),
      },
      limit: 0,
      pagination: false,
    })
    const known = new Set(docs.flatMap((doc) => filesOf(collection, doc)))
    orphans.push(...listed.filter(({ key }) => !known.has(key)))
  }
  return orphans
}

async function sameContent(
  store: FileStore,
  collection: FileCollection,
  rows: readonly FileRow[],
): Promise<FileRow[][]> {
  const candidates = groupsByKey(rows.map((row) => [`${row.filesize} ${row.mimeType}`, row])).flat()
  const hashed: [string, FileRow][] = []
  for (const row of candidates.slice(0, MAX_COMPARED)) {
    const hash = await hashOf(store, `${collection}/${row.filename}`)
    if (hash) hashed.push([hash, row])
  }
  return groupsByKey(hashed)
}

/** Groups of rows that share a key. */
function groupsByKey(entries: readonly (readonly [string, FileRow])[]): FileRow[][] {
  const groups = new Map<string, FileRow[]>()
  for (const [key, row] of entries) groups.set(key, [...(groups.get(key) ?? []), row])
  return [...groups.values()].filter((group) => group.length > 1)
}

async function hashOf(store: FileStore, key: string): Promise<string | null> {
  const content = await store.get(key)
  if (!content) return null
  const hash = createHash('sha256')
  for await (const piece of content.body) hash.update(piece as Buffer)
  return hash.digest('hex')
}
