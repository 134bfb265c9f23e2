import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { sellerFaults } from '#domain/invoices/sellerFaults.ts'
import { stateOfGstin, tidyGstin } from '#domain/people/gstin.ts'
import type { ShopSetting } from '#payload-types'
import { labelled } from '../shared/labelled.ts'

/**
 * Before the shop settings are saved: a GSTIN must be valid and sets the seller's state; invoices and credit
 * notes need different series.
 */
export const checkShopSettings: CollectionBeforeChangeHook<ShopSetting> = ({ collection, data, req }) => {
  const errors = labelled(collection, sellerFaults(data))
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  const typed = data.tax?.gstin
  if (typeof typed !== 'string' || typed.trim() === '') return data
  const gstin = tidyGstin(typed)
  return { ...data, tax: { ...data.tax, gstin, state: stateOfGstin(gstin) } } as typeof data
}
