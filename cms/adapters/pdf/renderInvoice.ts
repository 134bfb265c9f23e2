import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { renderPdf } from './renderPdf.ts'

/** Renders an invoice or credit note as a PDF. */
export const renderInvoice = (data: InvoiceData): Promise<Uint8Array> => renderPdf({ kind: 'invoice', data })
