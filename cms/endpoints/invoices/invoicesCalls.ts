import type { Endpoint } from 'payload'
import { InvoiceIdBodySchema } from '#domain/calls/invoices.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { textOf } from '#domain/text/textOf.ts'
import { maySendInvoice, openInvoice } from '../../operations/invoices/openInvoice.ts'
import { resendInvoice } from '../../operations/invoices/resendInvoice.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { gstr1File } from './gstr1File.ts'

const sendinvoice = defineCall({
  path: '/sales/sendinvoice',
  summary: 'Send an invoice or a credit note to its buyer again',
  needs: { module: ['orders', 'invoices'], toEdit: true },
  audit: { entity: 'invoices', did: 'Sent an invoice once more', id: 'invoiceId' },
  body: InvoiceIdBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { invoiceId }, now }) => {
    const row = maySendInvoice(req) ? await openInvoice(req, invoiceId) : null
    if (!row) return notFound()
    const sent = await resendInvoice(req, row, now)
    if (sent.state === 'noEmail') return refuse(textOf('invoice.noEmail'), 'noChannel')
    if (sent.state === 'unproven') return refuse(textOf('invoice.unproven'), 'noChannel')
    if (sent.state === 'waiting') return refuse(textOf('invoice.isWaiting'), 'tooLate')
    return succeed(textOf('invoice.sendsAgain', { number: row.number, to: sent.to }))
  },
})

/** Calls of staff about invoices and credit notes. */
export const INVOICE_CALLS: Call[] = [sendinvoice]

/** Endpoints that do not answer JSON. */
export const INVOICE_ENDPOINTS: Endpoint[] = [gstr1File]
