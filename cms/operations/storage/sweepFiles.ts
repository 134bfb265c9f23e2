import type { BasePayload, CollectionSlug } from 'payload'
import type { FileStore } from '../../adapters/storage/FileStore.ts'
import { documentsWithFiles, uploadCollections } from './filesOf.ts'
import { cancelDeletions, dueDeletions, type PendingDeletion, scheduleDeletions } from './pendingDeletions.ts'

async function isReferenced(payload: BasePayload, key: string): Promise<boolean> {
  const [collection = '', name = ''] = key.split('/')
  if (!uploadCollections(payload).includes(collection as CollectionSlug)) return false
  const slug = collection as CollectionSlug
  const { totalDocs } = await payload.db.count({
    collection: slug,
    where: documentsWithFiles(payload, slug, [name]),
  })
  return totalDocs > 0
}

/** After this number of failures the store counts as down, and the rest waits for the next run. */
const MAX_FAILURES = 3
const RETRY_MS = 3_600_000

/**
 * Deletes the files of due deletions that no document references. Deletions that failed stay stored and are returned as `failed`; those
 * after the third failure are not tried.
 */
export async function deleteUnreferencedFiles(
  payload: BasePayload,
  store: FileStore,
  claims: readonly PendingDeletion[],
): Promise<{ deleted: number; failed: PendingDeletion[] }> {
  let deleted = 0
  const failed: PendingDeletion[] = []
  for (const claim of claims) {
    if (failed.length === MAX_FAILURES) break
    try {
      if (!(await isReferenced(payload, claim.key))) {
        await store.delete(claim.key)
        deleted++
      }
      await cancelDeletions(payload, [claim])
    } catch (err) {
      payload.logger.warn({ msg: 'a file could not be deleted and will be retried', key: claim.key, err })
      failed.push(claim)
    }
  }
  return { deleted, failed }
}

/**
 * Deletes the files of due deletions; runs periodically. Returns how many were deleted. What failed is due again in an hour, so that a file
 * that can never be deleted does not hold up those after it.
 */
export async function sweepFiles(payload: BasePayload, store: FileStore, now: Date): Promise<number> {
  const { deleted, failed } = await deleteUnreferencedFiles(payload, store, await dueDeletions(payload, now))
  await scheduleDeletions(
    payload,
    failed.map(({ key }) => key),
    new Date(now.getTime() + RETRY_MS),
  )
  await cancelDeletions(payload, failed)
  return deleted
}
