import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { formatInr } from '#domain/money/formatInr.ts'

type Row = { label: string; paise: number }

function rowsOf({ totals }: InvoiceData): Row[] {
  const rows = [
    { label: 'Taxable value', paise: totals.taxablePaise },
    { label: 'CGST', paise: totals.cgstPaise },
    { label: 'SGST', paise: totals.sgstPaise },
    { label: 'IGST', paise: totals.igstPaise },
    { label: 'Rounding', paise: totals.roundingPaise },
  ]
  return rows.filter(({ paise }, index) => index === 0 || paise !== 0)
}

/** Totals of an invoice or credit note. */
export const InvoiceFigures = ({ data }: { data: InvoiceData }) => (
  <section className="panel-card" aria-labelledby="invoice-figures">
    <h2 id="invoice-figures">Amounts</h2>
    <dl className="order-amounts">
      {rowsOf(data).map(({ label, paise }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatInr(paise)}</dd>
        </div>
      ))}
      <div className="order-amounts__total">
        <dt>{data.document === 'creditNote' ? 'Total credit' : 'Total'}</dt>
        <dd>{formatInr(data.totals.totalPaise)}</dd>
      </div>
    </dl>
  </section>
)
