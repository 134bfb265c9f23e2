import type { PayloadRequest } from 'payload'
import { ORPHAN_AGE_MS } from '#domain/storage/limits.ts'
import type { FileStore } from '../../adapters/storage/FileStore.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { findOrphans } from './checkStorage.ts'
import { isReferred, referredIds } from './referredFiles.ts'
import { type FileCollection, fileRows } from './storedDocuments.ts'

/** Moves documents into a folder, or out of all folders (null). Documents the person may not edit are skipped. Returns how many were moved. */
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
      // Pages do not depend on the folder.
      context: { ...req.context, disableRevalidate: true },
      req,
    })
    moved++
  }
  return moved
}

/** Deletes unused documents. Returns how many; null, without deleting any, when one of them is in use. */
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

/** Deletes those of the named files that have no document and are older than a day. Returns how many. */
export async function deleteOrphans(
  req: PayloadRequest,
  store: FileStore,
  keys: readonly string[],
  now: Date,
): Promise<number> {
  const wanted = new Set(keys)
  const orphans = (await findOrphans(req.payload, store)).filter(
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
