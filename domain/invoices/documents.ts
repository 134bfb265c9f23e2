/**
 * What a document is, by what is sold to whom: with tax a tax invoice, without any a bill of supply (CGST Rules, rules 46 and
 * 49), both together to somebody without a GSTIN one document for both (rule 46A). A seller without a GSTIN writes invoices.
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

/** Which document the lines of an order need. */
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
