import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { checkSale } from '#domain/catalogue/checkSale.ts'
import type { SaleItem } from '#payload-types'

/** Before a sale is saved: it says what is sold at which price for how long; and prices have to follow it from now on. */
export const checkSaleItem: CollectionBeforeChangeHook<SaleItem> = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const errors = checkSale({ ...originalDoc, ...data })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return { ...data, nextAt: new Date().toISOString() }
}
