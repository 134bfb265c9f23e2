import { barValue, type Column, DAY_COLUMNS, scaleText } from '#domain/reports/columns.ts'
import { startOfDay } from '#domain/reports/days.ts'
import type { MeasureId } from '#domain/reports/measures.ts'
import { type ReportPart, totalOf } from '#domain/reports/report.ts'
import type { Report } from '../../operations/reports/loadReport.ts'
import { DayChart } from '../dashboard/DayChart.tsx'

type Props = { report: Report; part: ReportPart; timeZone: string }

/** The days of a report: the first column as a chart, all of them as a table. */
export function DayFigures({ report: { days, measures }, part, timeZone }: Props) {
  const columns = DAY_COLUMNS[part].filter(({ measure }) => measures.includes(measure))
  const [drawn] = columns
  if (!drawn) return null
  const totalText = (column: Column) => column.text(column.pick(totalOf<MeasureId>(days, column.measure)))
  const dateOf = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const dayText = (day: string) => dateOf.format(new Date(`${day}T12:00:00Z`))
  return (
    <section className="panel-card panel-revenue" aria-labelledby="report-days">
      <div className="panel-head">
        <h2 id="report-days">{drawn.label}</h2>
        <span className="panel-muted panel-number">{totalText(drawn)}</span>
      </div>
      <DayChart
        bars={days.map((row) => {
          const value = drawn.pick(row[drawn.measure])
          return {
            start: startOfDay(row.day, timeZone),
            value: barValue(drawn, value),
            title: `${dayText(row.day)}: ${drawn.text(value)}`,
          }
        })}
        label={`${drawn.label} per day, ${totalText(drawn)} in all`}
        timeZone={timeZone}
        minimum={drawn.id.endsWith('-sum') ? 1000 : 10}
        scaleText={(value) => scaleText(drawn, value)}
      />
      <details className="panel-details">
        <summary>Show as a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <section className="panel-scroll" aria-label="Days, scroll sideways" tabIndex={0}>
          <table className="panel-table">
            <thead>
              <tr>
                <th scope="col">Day</th>
                {columns.map(({ id, label }) => (
                  <th key={id} scope="col" className="panel-number">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">All</th>
                {columns.map((column) => (
                  <td key={column.id} className="panel-number">
                    {totalText(column)}
                  </td>
                ))}
              </tr>
              {days.toReversed().map((row) => (
                <tr key={row.day}>
                  <th scope="row">{dayText(row.day)}</th>
                  {columns.map((column) => (
                    <td key={column.id} className="panel-number">
                      {column.text(column.pick(row[column.measure]))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  )
}
