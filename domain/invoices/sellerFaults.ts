import { normaliseGstin, stateOfGstin } from '../people/gstin.ts'
import { DEFAULT_SERIES } from './invoiceNumber.ts'

type Seller = {
  tax?: { gstin?: string | null } | null
  invoicing?: { invoicePrefix?: string | null; creditNotePrefix?: string | null } | null
}

/** Errors in the seller's invoice settings by field path: an invalid GSTIN, the same series for invoices and credit notes. */
export function sellerFaults({ tax, invoicing }: Seller): { path: string; message: string }[] {
  const faults: { path: string; message: string }[] = []
  const { invoicePrefix, creditNotePrefix } = invoicing ?? {}
  if ((invoicePrefix || DEFAULT_SERIES.invoice) === (creditNotePrefix || DEFAULT_SERIES.creditNote))
    faults.push({
      path: 'invoicing.creditNotePrefix',
      message: 'Invoices and credit notes need a series each',
    })
  if (tax?.gstin?.trim() && !stateOfGstin(normaliseGstin(tax.gstin)))
    faults.push({
      path: 'tax.gstin',
      message: 'This is no GSTIN: 15 characters, the last one checks the others',
    })
  return faults
}
