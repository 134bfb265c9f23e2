import type { CollectionBeforeChangeHook } from 'payload'
import { checkSale } from '#domain/catalogue/checkSale.ts'
import type { SaleItem } from '#payload-types'
import { refuseFields } from '../shared/refuseFields.ts'

/** Before a sale is saved: it says what is sold at which price for how long; and prices have to follow it from now on. */
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
