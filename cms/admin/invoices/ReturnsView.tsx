import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { viewersOf } from '#access/moduleRules.ts'
import { indianMonth, MonthSchema, monthsOfYear } from '#domain/invoices/financialYear.ts'
import { GSTR1_SECTIONS } from '#domain/invoices/gstr1/sections.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { monthFigures } from '../../operations/invoices/monthFigures.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { MonthTable } from './MonthTable.tsx'
import { monthName, shortMonth, yearName } from './monthName.ts'

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
    const asked = MonthSchema.safeParse(searchParams.month)
    const month = asked.success && asked.data <= now ? asked.data : now
    const figures = await monthFigures(req.payload, { project, month })
    const [before, after] = [yearsFrom(month, -1), yearsFrom(month, 1)]
    const isPast = (monthsOfYear(month).at(-1) as string) < now
    return (
      <>
        <header className="panel-head">
          <div>
            <h1>GST returns</h1>
            <p>Invoices and credit notes by month, as GSTR-1 asks for them.</p>
          </div>
        </header>
        <nav className="panel-chips" aria-label={`Months of ${yearName(month)}`}>
          <Link href={`/admin/gst-returns?month=${monthsOfYear(before).at(-1)}`} prefetch={false}>
            {`← ${yearName(before)}`}
          </Link>
          {monthsOfYear(month)
            .filter((one) => one <= now)
            .map((one) => (
              <Link
                key={one}
                href={`/admin/gst-returns?month=${one}`}
                prefetch={false}
                aria-current={one === month ? 'page' : undefined}
              >
                {shortMonth(one)}
              </Link>
            ))}
          {isPast && (
            <Link href={`/admin/gst-returns?month=${monthsOfYear(after)[0]}`} prefetch={false}>
              {`${yearName(after)} →`}
            </Link>
          )}
        </nav>
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

const yearsFrom = (month: string, years: number): string =>
  `${Number(month.slice(0, 4)) + years}${month.slice(4)}`
