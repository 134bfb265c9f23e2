import type { Endpoint, PayloadRequest } from 'payload'
import { projectOf, type RequestProject } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { fileNameOf } from '#domain/invoices/texts.ts'
import { renderInvoice } from '../../adapters/pdf/renderInvoice.ts'
import { openInvoice } from '../../operations/invoices/openInvoice.ts'
import { takeFromWindow } from '../../operations/rateLimits/window.ts'
import { notFound, signedOut, tooManyFiles } from '../refusals.ts'
import { respond } from '../responses.ts'
import { siteBase } from '../siteBase.ts'

/** Rendering is expensive; for bulk use there are the monthly GSTR-1 tables. */
const PDF_LIMIT = { limit: 200, windowMs: 10 * MINUTE_MS }

/** Redirects browsers, which follow links of e-mails, to the orders to sign in; other clients get 401. */
function redirectToSignIn(req: PayloadRequest, project: RequestProject | null): Response {
  if (!project || !req.headers.get('accept')?.includes('text/html')) return respond(req, signedOut())
  const headers = { location: `${siteBase(req, project.slug)}/orders`, 'cache-control': 'no-store' }
  return new Response(null, { status: 303, headers })
}

/**
 * An invoice or a credit note as PDF, inline, or as attachment with `download=1`. Mounted below the collection's path
 * (payload.config.ts).
 */
export const invoicePdf: Endpoint = {
  path: '/:id/pdf',
  method: 'get',
  handler: async (req) => {
    const viewer = viewerOf(req)
    if (!viewer) return redirectToSignIn(req, projectOf(req))
    const row = await openInvoice(req, String(req.routeParams?.id))
    if (!row) return respond(req, notFound())
    const taken = await takeFromWindow(req.payload, { key: `pdf:${viewer.id}`, ...PDF_LIMIT }, new Date())
    if (!taken.ok) return respond(req, tooManyFiles(), { 'retry-after': String(taken.retryAfterS) })
    const pdf = await renderInvoice(row.data as InvoiceData)
    const disposition = req.searchParams?.get('download') === '1' ? 'attachment' : 'inline'
    return new Response(pdf as Uint8Array<ArrayBuffer>, {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': `${disposition}; filename="${fileNameOf(row.number)}"`,
        'content-length': String(pdf.byteLength),
        'content-type': 'application/pdf',
      },
    })
  },
}
