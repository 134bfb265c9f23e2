import type { AdminViewServerProps } from 'payload'
import { viewersOf } from '#access/moduleRules.ts'
import { indianMonth, MonthSchema } from '#domain/invoices/financialYear.ts'
import { GSTR1_SECTIONS } from '#domain/invoices/gstr1/sections.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { monthFigures } from '../../operations/invoices/monthFigures.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { MonthLinks } from './MonthLinks.tsx'
import { MonthTable } from './MonthTable.tsx'
import { monthName } from './monthName.ts'

const Nothing = ({ text }: { text: string }) => (
  <div className="panel-empty">
    <h1>GST returns</h1>
    <p>{text}</p>
  </div>
)

/** `/gst-returns`: figures of a month, and its GSTR-1 tables as downloads. */
export async function ReturnsView(props: AdminViewServerProps) {
  return panelPage(props, async ({ req, searchParams }) => {
    const project = projectIdOf(req)
    if (!project) return <Nothing text="Choose a project first." />
    if (viewersOf('invoices')({ req }) !== true)
      return <Nothing text="Returns are for those who see all invoices, not those of assigned products." />
    const now = indianMonth(Date.now())
    const requested = MonthSchema.safeParse(searchParams.month)
    const month = requested.success && requested.data <= now ? requested.data : now
    const figures = await monthFigures(req.payload, { project, month })
    return (
      <>
        <header className="panel-head">
          <div>
            <h1>GST returns</h1>
            <p>Invoices and credit notes by month, as GSTR-1 requires.</p>
          </div>
        </header>
        <MonthLinks path="/gst-returns" month={month} now={now} />
        <MonthTable figures={figures} month={month} />
        <section className="panel-card" aria-labelledby="gstr1">
          <div className="panel-head">
            <div>
              <h2 id="gstr1">{`GSTR-1 for ${monthName(month)}`}</h2>
              <p className="panel-muted">
                One CSV for each table, with the columns of the offline tool of the GST portal.
              </p>
            </div>
          </div>
          <ul className="invoice-files">
            {GSTR1_SECTIONS.map(({ id, name, about }) => (
              <li key={id}>
                <div>
                  <strong>{name}</strong>
                  <span className="panel-muted panel-small">{about}</span>
                </div>
                <a
                  className="panel-button order-small-button"
                  href={`/api/sales/gstr1?month=${month}&section=${id}`}
                  aria-label={`Download ${name} of ${monthName(month)}`}
                  download
                >
                  Download
                </a>
              </li>
            ))}
          </ul>
        </section>
      </>
    )
  })
}
