import type { CollectionAfterChangeHook } from 'payload'
import type { Batch } from '#payload-types'
import { effects } from '../effects.ts'

/** After a batch is saved: sets the capacity of its seat pool to its number of seats. */
export const setBatchSeats: CollectionAfterChangeHook<Batch> = async ({ doc }) => {
  await effects.batchSaved(String(doc.id))
  return doc
}
