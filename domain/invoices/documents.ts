/**
 * Types of documents: with tax a tax invoice, without any a bill of supply (CGST Rules, rules 46 and 49), for
 * both together to a buyer without a GSTIN an invoice-cum-bill of supply (rule 46A). A seller without a GSTIN
 * issues plain invoices.
 */
export const DOCUMENTS = [
  { id: 'taxInvoice', name: 'Tax invoice' },
  { id: 'billOfSupply', name: 'Bill of supply' },
  { id: 'invoiceCumBillOfSupply', name: 'Invoice-cum-bill of supply' },
  { id: 'invoice', name: 'Invoice' },
  { id: 'creditNote', name: 'Credit note' },
] as const

export type DocumentId = (typeof DOCUMENTS)[number]['id']
export const DOCUMENT_IDS = DOCUMENTS.map(({ id }) => id) as [DocumentId, ...DocumentId[]]

export const documentName = (id: DocumentId): string =>
  DOCUMENTS.find((document) => document.id === id)?.name ?? id

type Sold = { rate: number; netPaise: number }

/** The type of document that the lines of an order require. */
export function documentFor(
  lines: readonly Sold[],
  { hasGstin, isToCompany }: { hasGstin: boolean; isToCompany: boolean },
): DocumentId {
  if (!hasGstin) return 'invoice'
  const sold = lines.filter(({ netPaise }) => netPaise > 0)
  const taxed = sold.filter(({ rate }) => rate > 0)
  if (taxed.length === 0) return 'billOfSupply'
  return taxed.length === sold.length || isToCompany ? 'taxInvoice' : 'invoiceCumBillOfSupply'
}
