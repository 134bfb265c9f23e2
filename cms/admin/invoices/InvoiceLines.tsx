import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { amountText, rateText } from '#domain/invoices/texts.ts'

/** Lines of an invoice or credit note with their tax. */
export const InvoiceLines = ({ data }: { data: InvoiceData }) => (
  <section className="panel-card" aria-labelledby="invoice-lines">
    <h2 id="invoice-lines">Items</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
    <section className="panel-scroll" aria-label="Lines, scroll sideways" tabIndex={0}>
      <table className="panel-table">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">HSN or SAC</th>
            <th scope="col" className="panel-number">
              Quantity
            </th>
            <th scope="col" className="panel-number">
              Taxable
            </th>
            <th scope="col" className="panel-number">
              GST
            </th>
            <th scope="col" className="panel-number">
              Tax
            </th>
            <th scope="col" className="panel-number">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {data.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: frozen rows, identified by their order
            <tr key={index}>
              <th scope="row">
                {line.title}
                {line.detail && <span className="panel-muted panel-small">{` ${line.detail}`}</span>}
              </th>
              <td>{line.hsn ?? '–'}</td>
              <td className="panel-number">{line.quantity}</td>
              <td className="panel-number">{amountText(line.taxablePaise)}</td>
              <td className="panel-number">{rateText(line.rate)}</td>
              <td className="panel-number">{amountText(line.cgstPaise + line.sgstPaise + line.igstPaise)}</td>
              <td className="panel-number">{amountText(line.netPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </section>
)
