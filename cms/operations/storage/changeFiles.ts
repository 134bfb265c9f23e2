import type { PayloadRequest } from 'payload'
import { ORPHAN_AGE_MS } from '#domain/storage/limits.ts'
import type { FileStore } from '../../adapters/storage/FileStore.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { orphansIn } from './checkStorage.ts'
import { isReferred, referredIds } from './referredFiles.ts'
import { type FileCollection, fileRows } from './storedDocuments.ts'

/** Puts documents into a folder, or out of all; answers how many. Those the person may not change stay. */
export async function moveFiles(
  req: PayloadRequest,
  collection: FileCollection,
  ids: readonly string[],
  folder: string | null,
): Promise<number> {
  let moved = 0
  for (const id of ids) {
    const found = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      overrideAccess: false,
      disableErrors: true,
      req,
    })
    if (!found) continue
    await req.payload.update({
      collection,
      id,
      data: { folder },
      depth: 0,
      overrideAccess: false,
      // No page shows in which folder a picture lies.
      context: { ...req.context, disableRevalidate: true },
      req,
    })
    moved++
  }
  return moved
}

/** Deletes documents that nothing uses; null, and nothing deleted, when something uses one of them by now. */
export async function deleteUnused(
  req: PayloadRequest,
  collection: FileCollection,
  ids: readonly string[],
  project: string,
): Promise<number | null> {
  const referred = await referredIds(req.payload, project)
  const rows = await fileRows(req.payload, collection, project, [{ id: { in: [...ids] } }])
  if (rows.some((row) => isReferred(referred, row))) return null
  for (const { id } of rows)
    await req.payload.delete({ collection, id, depth: 0, overrideAccess: false, req })
  return rows.length
}

/** Deletes files that no document has and that are older than a day, of those named; answers how many. */
export async function deleteOrphans(
  req: PayloadRequest,
  store: FileStore,
  keys: readonly string[],
  now: Date,
): Promise<number> {
  const wanted = new Set(keys)
  const orphans = (await orphansIn(req.payload, store)).filter(
    ({ key, modifiedAt }) => wanted.has(key) && now.getTime() - modifiedAt.getTime() > ORPHAN_AGE_MS,
  )
  for (const { key } of orphans) await store.delete(key)
  if (orphans.length > 0)
    await recordAudit(req, {
      action: 'delete',
      entity: 'storage',
      summary: `Deleted ${orphans.length} ${orphans.length === 1 ? 'file' : 'files'} without a document`,
      changes: orphans.map(({ key }) => ({ path: key, before: 'stored', after: null })),
      now,
    })
  return orphans.length
}
