import { formatInr } from '#domain/money/formatInr.ts'
import { shortInr } from '#domain/panel/axis.ts'
import type { Series } from '../../operations/panel/figures.ts'
import { DayChart } from './DayChart.tsx'

type Props = { days: Series['days']; count: number; timeZone: string }

/** Minimum top of the scale, so that an empty chart has one. */
const MIN_SCALE_RUPEES = 1000

/** Revenue of the last `count` days as a bar chart, with the same data as an expandable table. */
export function RevenueChart({ days, count, timeZone }: Props) {
  const shown = days.slice(-count)
  const total = shown.reduce((sum, { figure }) => sum + figure.sum, 0)
  const dateOf = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone })
  return (
    <section className="panel-card panel-revenue" aria-labelledby="revenue">
      <div className="panel-head">
        <h2 id="revenue">Revenue after refunds, last {count} days</h2>
        <span className="panel-muted panel-number">{shortInr(total)}</span>
      </div>
      <p className="panel-muted panel-small">
        What was paid on a day, less what was refunded of it since. Orders refunded in full are not counted,
        and the list of paid orders shows each with the whole amount paid.
      </p>
      <DayChart
        bars={shown.map(({ start, figure }) => ({
          start,
          value: figure.sum / 100,
          title: `${dateOf.format(start)}: ${formatInr(figure.sum)}`,
        }))}
        label={`Revenue per day from ${dateOf.format(shown[0]?.start)} to today, ${formatInr(total)} in all`}
        timeZone={timeZone}
        minimum={MIN_SCALE_RUPEES}
        scaleText={(rupees) => shortInr(rupees * 100)}
      />
      <details className="panel-details">
        <summary>Show as a table</summary>
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" className="panel-number">
                Paid orders
              </th>
              <th scope="col" className="panel-number">
                Revenue
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.toReversed().map(({ start, figure }) => (
              <tr key={start}>
                <th scope="row">{dateOf.format(start)}</th>
                <td className="panel-number">{figure.count.toLocaleString('en-IN')}</td>
                <td className="panel-number">{formatInr(figure.sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
