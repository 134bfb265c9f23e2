import type { CollectionAfterChangeHook } from 'payload'
import { effects } from '../effects.ts'

/** After a sale is saved: updates the prices of the products that it contains or contained before. */
export const priceProducts: CollectionAfterChangeHook = async ({ doc, req }) => {
  try {
    await effects.saleChanged(String(doc.id))
  } catch (err) {
    // The sale is saved with a scheduled price update, which the jobs will do.
    req.payload.logger.error({ msg: 'prices were not updated after a sale was saved', sale: doc.id, err })
  }
  return doc
}
