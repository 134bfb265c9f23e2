import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { idOf } from '#database/idOf.ts'
import { documentName } from '#domain/invoices/documents.ts'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { dayText } from '#domain/invoices/texts.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { maySendInvoice, openInvoice } from '../../operations/invoices/openInvoice.ts'
import { Badge } from '../ui/Badge.tsx'
import { Crumbs } from '../ui/Crumbs.tsx'
import { InvoiceFigures } from './InvoiceFigures.tsx'
import { InvoiceLines } from './InvoiceLines.tsx'
import { InvoiceParties } from './InvoiceParties.tsx'
import { mailBadge, mailText, pdfHref } from './invoiceBadges.ts'
import { SendInvoice } from './SendInvoice.tsx'

/** Read-only page of an invoice or credit note. */
export async function InvoicePage({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  const invoice = await openInvoice(req, String(doc.id))
  if (!invoice) notFound()
  const data = invoice.data as InvoiceData
  const timeZone = await projectZone(req.payload, idOf(invoice.project))
  const canSend = maySendInvoice(req) && invoice.mailState !== 'due'
  // The wrapper keeps Payload's breadcrumbs visible: panel/lists.css hides them above a `.panel` directly in the template.
  return (
    <div>
      <main className="panel order-page">
        <Crumbs list="invoices" label="Invoices" title={invoice.number} />
        <div className="order-head">
          <p className="order-head__badges">
            <Badge
              text={documentName(invoice.document)}
              tone={invoice.kind === 'creditNote' ? 'info' : 'success'}
            />
            <Badge {...mailBadge(invoice.mailState)} />
          </p>
          <p className="panel-muted">
            {`Issued on ${dayText(data.issuedAt)} for order `}
            <Link href={`/admin/collections/orders/${idOf(invoice.order)}`} prefetch={false}>
              {invoice.orderNumber}
            </Link>
            {data.original && `, corrects ${data.original.number}${data.reason ? `: ${data.reason}` : ''}`}
          </p>
          <p className="panel-muted">{mailText(invoice, timeZone)}</p>
        </div>
        <div className="panel-actions">
          <a
            className="panel-button panel-button--primary"
            href={pdfHref(invoice.id)}
            target="_blank"
            rel="noreferrer"
          >
            Open PDF
          </a>
          <a className="panel-button" href={`${pdfHref(invoice.id)}?download=1`}>
            Download
          </a>
          {canSend && <SendInvoice invoice={String(invoice.id)} number={invoice.number} />}
        </div>
        <div className="order-page__columns">
          <div className="order-page__main">
            <InvoiceLines data={data} />
          </div>
          <div className="order-page__side">
            <InvoiceFigures data={data} />
            <InvoiceParties data={data} />
          </div>
        </div>
      </main>
    </div>
  )
}
