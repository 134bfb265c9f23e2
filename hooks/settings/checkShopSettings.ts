import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { DEFAULT_SERIES } from '#domain/invoices/invoiceNumber.ts'
import { stateOfGstin, tidyGstin } from '#domain/people/gstin.ts'
import type { ShopSetting } from '#payload-types'
import { labelled } from '../shared/labelled.ts'

/**
 * Before the shop settings are saved: a GSTIN must be valid and sets the seller's state; invoices and credit
 * notes need different series.
 */
export const checkShopSettings: CollectionBeforeChangeHook<ShopSetting> = ({ collection, data, req }) => {
  const problem = (path: string, message: string) =>
    new ValidationError(
      { collection: collection.slug, errors: labelled(collection, [{ path, message }]) },
      req.t,
    )
  const { invoicePrefix, creditNotePrefix } = data.invoicing ?? {}
  const series = [invoicePrefix || DEFAULT_SERIES.invoice, creditNotePrefix || DEFAULT_SERIES.creditNote]
  if (series[0] === series[1])
    throw problem('invoicing.creditNotePrefix', 'Invoices and credit notes need a series each')
  const typed = data.tax?.gstin
  if (typeof typed !== 'string' || typed.trim() === '') return data
  const gstin = tidyGstin(typed)
  const state = stateOfGstin(gstin)
  if (!state) throw problem('tax.gstin', 'This is no GSTIN: 15 characters, the last one checks the others')
  return { ...data, tax: { ...data.tax, gstin, state } } as typeof data
}
