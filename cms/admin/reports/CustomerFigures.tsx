import { FUNNEL_STEPS, FUNNEL_TEXTS } from '#domain/reports/funnel.ts'
import type { Report } from '../../operations/reports/loadReport.ts'

const counted = (value: number): string => value.toLocaleString('en-IN')
const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const monthText = (month: string): string => monthName.format(new Date(`${month}-15T12:00:00Z`))

/** The steps to a paid order, and the buyers of each month by the month of their first order. */
export function CustomerFigures({ report: { customers } }: { report: Report }) {
  if (!customers) return null
  return (
    <>
      <Funnel steps={customers.steps} />
      <Cohorts cohorts={customers.cohorts} />
    </>
  )
}

const monthsLater = (months: number): string => (months === 1 ? '1 month later' : `${months} months later`)

type Customers = NonNullable<Report['customers']>

function Funnel({ steps }: Pick<Customers, 'steps'>) {
  return (
    <section className="panel-card" aria-labelledby="report-funnel">
      <h2 id="report-funnel">From a visit to a paid order</h2>
      <table className="panel-table">
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col" className="panel-number">
              People, by day
            </th>
            <th scope="col" className="panel-number">
              Of visits
            </th>
          </tr>
        </thead>
        <tbody>
          {FUNNEL_STEPS.map((step) => (
            <tr key={step}>
              <th scope="row">{FUNNEL_TEXTS[step]}</th>
              <td className="panel-number">{counted(steps[step])}</td>
              <td className="panel-number">{share(steps[step], steps.visit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cohorts({ cohorts }: Pick<Customers, 'cohorts'>) {
  const columns = Math.max(0, ...cohorts.map(({ buyers }) => buyers.length - 1))
  return (
    <section className="panel-card" aria-labelledby="report-cohorts">
      <h2 id="report-cohorts">Who buys again</h2>
      <p className="panel-muted">
        By the month of the first paid order: how many of these buyers bought again so many months later, and
        their share. Counted each night.
      </p>
      {cohorts.length === 0 ? (
        <p className="panel-muted">
          No figures yet: they are computed every night, from the first paid order on.
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        <section className="panel-scroll" aria-label="Who buys again, scroll sideways" tabIndex={0}>
          <table className="panel-table">
            <thead>
              <tr>
                <th scope="col">First order</th>
                <th scope="col" className="panel-number">
                  Buyers
                </th>
                {Array.from({ length: columns }, (_, index) => monthsLater(index + 1)).map((label) => (
                  <th key={label} scope="col" className="panel-number">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cohorts.map(({ month, buyers: [first = 0, ...again] }) => (
                <tr key={month}>
                  <th scope="row">{monthText(month)}</th>
                  <td className="panel-number">{counted(first)}</td>
                  {Array.from({ length: columns }, (_, index) => again[index]).map((count, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is a number of months
                    <td key={index} className="panel-number">
                      {count === undefined ? '' : `${counted(count)} (${share(count, first)})`}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
