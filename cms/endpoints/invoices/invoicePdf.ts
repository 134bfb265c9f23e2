import type { Endpoint, PayloadRequest } from 'payload'
import { projectOf, type RequestProject } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { fileNameOf } from '#domain/invoices/texts.ts'
import { renderInvoice } from '../../adapters/pdf/renderInvoice.ts'
import { openInvoice } from '../../operations/invoices/openInvoice.ts'
import { takeFromWindow } from '../../operations/limits/window.ts'
import { respond } from '../answers.ts'
import { notFound, signedOut, tooManyFiles } from '../refusals.ts'
import { siteBase } from '../siteBase.ts'

/** Drawing costs more than reading a file; whoever needs hundreds takes the tables of the month. */
const PDFS_A_PERSON = { limit: 200, windowMs: 10 * MINUTE_MS }

/** People who follow the link of a mail are led to where they sign in; programs get the refusal. */
function signInFirst(req: PayloadRequest, project: RequestProject | null): Response {
  if (!project || !req.headers.get('accept')?.includes('text/html')) return respond(req, signedOut())
  const headers = { location: `${siteBase(req, project.slug)}/orders`, 'cache-control': 'no-store' }
  return new Response(null, { status: 303, headers })
}

/**
 * An invoice or a credit note as PDF, to look at or with `download=1` to keep. Below the collection's own name
 * (payload.config.ts).
 */
export const invoicePdf: Endpoint = {
  path: '/:id/pdf',
  method: 'get',
  handler: async (req) => {
    const viewer = viewerOf(req)
    if (!viewer) return signInFirst(req, projectOf(req))
    const row = await openInvoice(req, String(req.routeParams?.id))
    if (!row) return respond(req, notFound())
    const taken = await takeFromWindow(req.payload, { key: `pdf:${viewer.id}`, ...PDFS_A_PERSON }, new Date())
    if (!taken.ok) return respond(req, tooManyFiles(), { 'retry-after': String(taken.retryAfterS) })
    const pdf = await renderInvoice(row.data as InvoiceData)
    const how = req.searchParams?.get('download') === '1' ? 'attachment' : 'inline'
    return new Response(pdf as Uint8Array<ArrayBuffer>, {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': `${how}; filename="${fileNameOf(row.number)}"`,
        'content-length': String(pdf.byteLength),
        'content-type': 'application/pdf',
      },
    })
  },
}
