import { formatInr } from '#domain/money/formatInr.ts'
import type { KindFigures, MonthFigures } from '../../operations/invoices/monthFigures.ts'
import { monthName } from './monthName.ts'

type Row = { label: string; figures: KindFigures; sign: 1 | -1 }

const AMOUNTS = [
  { name: 'taxablePaise', label: 'Taxable value' },
  { name: 'cgstPaise', label: 'CGST' },
  { name: 'sgstPaise', label: 'SGST' },
  { name: 'igstPaise', label: 'IGST' },
  { name: 'totalPaise', label: 'Total' },
] as const

const numbersOf = ({ first, last }: KindFigures): string =>
  first === null ? '–' : first === last ? first : `${first} to ${last}`

/** Invoices, credit notes and net amounts of a month. */
export function MonthTable({ figures, month }: { figures: MonthFigures; month: string }) {
  const rows: Row[] = [
    { label: 'Invoices', figures: figures.invoice, sign: 1 },
    { label: 'Credit notes', figures: figures.creditNote, sign: -1 },
  ]
  const net = (name: (typeof AMOUNTS)[number]['name']) => figures.invoice[name] - figures.creditNote[name]
  return (
    <section className="panel-card" aria-labelledby="month">
      <h2 id="month">{monthName(month)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className="panel-scroll" aria-label="Figures, scroll sideways" tabIndex={0}>
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">Documents</th>
              <th scope="col">Numbers</th>
              <th scope="col" className="panel-number">
                Count
              </th>
              {AMOUNTS.map(({ name, label }) => (
                <th key={name} scope="col" className="panel-number">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, figures: own, sign }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{numbersOf(own)}</td>
                <td className="panel-number">{own.count.toLocaleString('en-IN')}</td>
                {AMOUNTS.map(({ name }) => (
                  <td key={name} className="panel-number">
                    {formatInr(own[name] === 0 ? 0 : sign * own[name])}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="invoice-net">
              <th scope="row">Net</th>
              <td />
              <td />
              {AMOUNTS.map(({ name }) => (
                <td key={name} className="panel-number">
                  {formatInr(net(name))}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </section>
  )
}
