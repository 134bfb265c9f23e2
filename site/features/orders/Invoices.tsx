'use client'
import Download from 'lucide-react/icons/download'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { type Invoice, invoiceHref } from '#site/data/shop/invoices.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { FileLink } from '#site/ui/navigation/FileLink.tsx'
import { fact, links, row, rows, what } from './Invoices.css.ts'
import { cardTitle } from './OrderView.css.ts'

/** The invoice of the order and its credit notes, to view and download; nothing while there is none. */
export function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useTexts('orders')
  const locale = useLocale()
  const { base } = useProject()
  if (invoices.length === 0) return null
  return (
    <Card as="section" pad="l" aria-labelledby="invoices" data-print="hidden">
      <h2 id="invoices" className={cardTitle}>
        {t.invoices}
      </h2>
      <ul className={rows}>
        {invoices.map((invoice) => {
          const { number, document, issuedAt } = invoice
          const href = invoiceHref(base, invoice)
          return (
            <li key={number} className={row}>
              <span className={what}>
                <b>{number}</b>
                <span className={fact}>
                  {fillPlaceholders(t.invoiceOf, {
                    name: t.invoiceNames[document],
                    day: dayText(issuedAt, locale),
                  })}
                </span>
              </span>
              <span className={links}>
                <FileLink href={href} isOpened>
                  {t.open} <span className="sr-only">{number}</span>
                </FileLink>
                <FileLink href={`${href}?download=1`} icon={Download}>
                  {t.downloadInvoice} <span className="sr-only">{number}</span>
                </FileLink>
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
