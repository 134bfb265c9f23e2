import type { CollectionAfterChangeHook } from 'payload'
import type { Batch } from '#payload-types'
import { effects } from '../effects.ts'

/** After a batch is saved: as many places can be taken as it has seats. */
export const setBatchSeats: CollectionAfterChangeHook<Batch> = async ({ doc }) => {
  await effects.batchSaved(String(doc.id))
  return doc
}
