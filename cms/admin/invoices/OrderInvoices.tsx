import { documentName } from '#domain/invoices/documents.ts'
import { dayText } from '#domain/invoices/texts.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import type { Invoice } from '#payload-types'
import { OrderRows } from '../orders/OrderRows.tsx'
import { Badge } from '../ui/Badge.tsx'
import { mailBadge, pdfHref } from './invoiceBadges.ts'
import { SendInvoice } from './SendInvoice.tsx'

type Props = { invoices: readonly Invoice[]; canSend: boolean }

/** Order page: the order's invoice, then its credit notes. */
export const OrderInvoices = ({ invoices, canSend }: Props) => (
  <OrderRows
    id="order-invoices"
    title="Invoices"
    className="invoice-rows"
    rows={invoices.map((invoice) => ({
      id: String(invoice.id),
      href: `/admin/collections/invoices/${invoice.id}`,
      what: <strong>{invoice.number}</strong>,
      about: `${documentName(invoice.document)} of ${dayText(Date.parse(invoice.issuedAt))}`,
      amount: <strong>{formatInr(invoice.totalPaise)}</strong>,
      state: (
        <>
          <Badge {...mailBadge(invoice.mailState)} />
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
        </>
      ),
    }))}
  />
)
