import type { CollectionBeforeChangeHook } from 'payload'
import { checkSale } from '#domain/catalogue/checkSale.ts'
import type { SaleItem } from '#payload-types'
import { refuseFields } from '../shared/refuseFields.ts'

/** Before a sale is saved: validates its products, price and period, and schedules the price update. */
export const checkSaleItem: CollectionBeforeChangeHook<SaleItem> = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const doc = { ...originalDoc, ...data }
  refuseFields({ collection, doc, req }, checkSale(doc))
  return { ...data, nextAt: new Date().toISOString() }
}
