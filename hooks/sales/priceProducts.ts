import type { CollectionAfterChangeHook } from 'payload'
import { effects } from '../effects.ts'

/** After a sale is saved: updates the prices of the products in it, now or before. */
export const priceProducts: CollectionAfterChangeHook = async ({ doc, req }) => {
  try {
    await effects.saleChanged(String(doc.id))
  } catch (err) {
    // The sale is saved with a scheduled price update, which the jobs will do.
    req.payload.logger.error({ msg: 'prices did not follow a sale yet', sale: doc.id, err })
  }
  return doc
}
