import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { stateOfGstin, tidyGstin } from '#domain/people/gstin.ts'
import type { ShopSetting } from '#payload-types'

/** Before the shop's settings are saved: a GSTIN has to be right, and says which state the seller is in. */
export const checkShopSettings: CollectionBeforeChangeHook<ShopSetting> = ({ collection, data, req }) => {
  const typed = data.tax?.gstin
  if (typeof typed !== 'string' || typed.trim() === '') return data
  const gstin = tidyGstin(typed)
  const state = stateOfGstin(gstin)
  if (!state)
    throw new ValidationError(
      {
        collection: collection.slug,
        errors: [
          { path: 'tax.gstin', message: 'This is no GSTIN: 15 characters, the last one checks the others' },
        ],
      },
      req.t,
    )
  return { ...data, tax: { ...data.tax, gstin, state } } as typeof data
}
