import type { CollectionBeforeDeleteHook } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { effects } from '../effects.ts'

/**
 * Before a sale is deleted: ends it and updates the prices of its products. If the process is killed in
 * between, an ended sale remains.
 */
export const endSale: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await conditionalUpdate({
    payload: req.payload,
    collection: 'sale-items',
    where: { id: { equals: String(id) } },
    data: { isActive: false, nextAt: new Date().toISOString() },
    req,
  })
  await effects.saleChanged(String(id))
}
