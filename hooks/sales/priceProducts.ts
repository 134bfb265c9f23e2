import type { CollectionAfterChangeHook } from 'payload'
import { effects } from '../effects.ts'

/** After a sale is saved: the prices of its products, and of those that were in it, follow. */
export const priceProducts: CollectionAfterChangeHook = async ({ doc, req }) => {
  try {
    await effects.saleChanged(String(doc.id))
  } catch (err) {
    // The sale is saved and says that prices have to follow; the jobs do it.
    req.payload.logger.error({ msg: 'prices did not follow a sale yet', sale: doc.id, err })
  }
  return doc
}
