import type { BasePayload, CollectionSlug } from 'payload'
import type { FileStore } from '../../adapters/storage/FileStore.ts'
import { dueFiles, type FileClaim, releaseFiles } from './fileClaims.ts'
import { uploadCollections, whereFiles } from './filesOf.ts'

async function isOfDocument(payload: BasePayload, key: string): Promise<boolean> {
  const [collection = '', name = ''] = key.split('/')
  if (!uploadCollections(payload).includes(collection as CollectionSlug)) return false
  const slug = collection as CollectionSlug
  const { totalDocs } = await payload.db.count({
    collection: slug,
    where: whereFiles(payload, slug, [name]),
  })
  return totalDocs > 0
}

/** Deletes files unless a document has them after all. What the store refuses stays named for the next round. */
export async function dropFiles(
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
      payload.logger.warn({ msg: 'a file that shall go could not be deleted yet', key: claim.key, err })
      return dropped
    }
  }
  return dropped
}

/** Deletes the files whose time is over; runs at start and again and again. Answers how many went. */
export const sweepFiles = async (payload: BasePayload, store: FileStore, now: Date): Promise<number> =>
  dropFiles(payload, store, await dueFiles(payload, now))
