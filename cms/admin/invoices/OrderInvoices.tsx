import { Link } from '@payloadcms/ui'
import { documentName } from '#domain/invoices/documents.ts'
import { dayText } from '#domain/invoices/texts.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import type { Invoice } from '#payload-types'
import { Badge } from '../ui/Badge.tsx'
import { mailLook, pdfHref } from './invoiceLooks.ts'
import { SendInvoice } from './SendInvoice.tsx'

type Props = { invoices: readonly Invoice[]; canSend: boolean }

/** The documents of an order on its page: the invoice first, then what was taken back. */
export function OrderInvoices({ invoices, canSend }: Props) {
  if (invoices.length === 0) return null
  return (
    <section className="panel-card" aria-labelledby="order-invoices">
      <h2 id="order-invoices">Invoices</h2>
      <ul className="order-lines invoice-rows">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <div className="order-lines__what">
              <Link href={`/admin/collections/invoices/${invoice.id}`} prefetch={false}>
                <strong>{invoice.number}</strong>
              </Link>
              <span className="panel-muted panel-small">
                {`${documentName(invoice.document)} of ${dayText(Date.parse(invoice.issuedAt))}`}
              </span>
            </div>
            <strong className="order-lines__paise">{formatInr(invoice.totalPaise)}</strong>
            <div className="order-lines__state">
              <Badge {...mailLook(invoice.mailState)} />
              <a
                className="panel-button order-small-button"
                href={pdfHref(invoice.id)}
                target="_blank"
                rel="noreferrer"
                aria-label={`PDF of ${invoice.number}`}
              >
                PDF
              </a>
              {canSend && invoice.mailState !== 'due' && (
                <SendInvoice invoice={String(invoice.id)} number={invoice.number} isSmall />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
