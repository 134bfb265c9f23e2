import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { sellerFaults } from '#domain/invoices/sellerFaults.ts'
import { normaliseGstin, stateOfGstin } from '#domain/people/gstin.ts'
import type { ShopSetting } from '#payload-types'
import { withFieldLabels } from '../shared/withFieldLabels.ts'

/**
 * Before the shop settings are saved: a GSTIN must be valid and sets the seller's state; invoices and credit
 * notes need different series.
 */
export const checkShopSettings: CollectionBeforeChangeHook<ShopSetting> = ({ collection, data, req }) => {
  const errors = withFieldLabels(collection, sellerFaults(data))
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  const typed = data.tax?.gstin
  if (typeof typed !== 'string' || typed.trim() === '') return data
  const gstin = normaliseGstin(typed)
  return { ...data, tax: { ...data.tax, gstin, state: stateOfGstin(gstin) } } as typeof data
}
