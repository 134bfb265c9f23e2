import type { BasePayload, CollectionSlug } from 'payload'
import type { FileStore } from '../../adapters/storage/FileStore.ts'
import { dueFiles, type FileClaim, releaseFiles } from './fileClaims.ts'
import { documentsWithFiles, uploadCollections } from './filesOf.ts'

async function isOfDocument(payload: BasePayload, key: string): Promise<boolean> {
  const [collection = '', name = ''] = key.split('/')
  if (!uploadCollections(payload).includes(collection as CollectionSlug)) return false
  const slug = collection as CollectionSlug
  const { totalDocs } = await payload.db.count({
    collection: slug,
    where: documentsWithFiles(payload, slug, [name]),
  })
  return totalDocs > 0
}

/** Deletes claimed files that no document refers to. After a failure of the store the remaining claims are kept for the next run. */
export async function deleteUnreferencedFiles(
  payload: BasePayload,
  store: FileStore,
  claims: readonly FileClaim[],
): Promise<number> {
  let dropped = 0
  for (const claim of claims) {
    try {
      if (!(await isOfDocument(payload, claim.key))) {
        await store.delete(claim.key)
        dropped++
      }
      await releaseFiles(payload, [claim])
    } catch (err) {
      payload.logger.warn({ msg: 'a file could not be deleted and will be retried', key: claim.key, err })
      return dropped
    }
  }
  return dropped
}

/** Deletes the files of due claims; runs periodically. Returns how many were deleted. */
export const sweepFiles = async (payload: BasePayload, store: FileStore, now: Date): Promise<number> =>
  deleteUnreferencedFiles(payload, store, await dueFiles(payload, now))
