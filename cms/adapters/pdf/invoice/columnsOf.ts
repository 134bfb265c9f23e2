import type { InvoiceData, InvoiceLine } from '#domain/invoices/InvoiceSchema.ts'
import { amountText, rateText } from '#domain/invoices/texts.ts'
import { stateTaxName } from '#domain/people/gstState.ts'

export type Column = { title: string; width: number; cell: (line: InvoiceLine) => string }

/** Whether a document shows tax: not without the seller's GSTIN, nor when no line is taxed. */
export const hasTax = ({ seller, taxes }: Pick<InvoiceData, 'seller' | 'taxes'>): boolean =>
  seller.gstin !== null && taxes.some(({ rate }) => rate > 0)

type Taxed = Pick<InvoiceLine, 'cgstPaise' | 'sgstPaise' | 'igstPaise'>
export type TaxColumn = { title: string; cell: (taxed: Taxed) => string }

/** The tax columns: IGST between states, CGST and SGST (or UTGST) within one. */
export function taxColumns({
  isInterState,
  seller,
}: Pick<InvoiceData, 'isInterState' | 'seller'>): TaxColumn[] {
  if (isInterState) return [{ title: 'IGST', cell: ({ igstPaise }) => amountText(igstPaise) }]
  return [
    { title: 'CGST', cell: ({ cgstPaise }) => amountText(cgstPaise) },
    {
      title: seller.state ? stateTaxName(seller.state.code) : 'SGST',
      cell: ({ sgstPaise }) => amountText(sgstPaise),
    },
  ]
}

/** The columns of figures beside each item: quantity, prices, taxes, total. */
export function columnsOf(data: InvoiceData): Column[] {
  const isNote = data.document === 'creditNote'
  const prices: Column[] = isNote
    ? []
    : [
        { title: 'MRP', width: 54, cell: ({ grossPaise }) => amountText(grossPaise) },
        { title: 'Discount', width: 52, cell: ({ discountPaise }) => amountText(discountPaise) },
      ]
  const taxes: Column[] = hasTax(data)
    ? [
        { title: 'Taxable', width: 54, cell: ({ taxablePaise }) => amountText(taxablePaise) },
        { title: 'GST', width: 30, cell: ({ rate }) => rateText(rate) },
        ...taxColumns(data).map((tax) => ({ ...tax, width: 47 })),
      ]
    : []
  return [
    // A credit note for part of a price returns no piece.
    { title: 'Qty', width: 24, cell: ({ quantity }) => (quantity > 0 ? String(quantity) : '–') },
    ...prices,
    ...taxes,
    { title: 'Total', width: 56, cell: ({ netPaise }) => amountText(netPaise) },
  ]
}
