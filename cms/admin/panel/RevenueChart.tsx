import { formatInr } from '#domain/money/formatInr.ts'
import { axisSteps, shortInr } from '#domain/panel/axis.ts'
import type { Series } from '../../operations/panel/figures.ts'

type Props = { days: Series['days']; count: number; timeZone: string }

const HEIGHT = 220
/** Width of a bar within its day, per cent. */
const BAR_PERCENT = 62
/** Minimum top of the scale, so that an empty chart has one. */
const MIN_SCALE_RUPEES = 1000

/** Revenue of the last `count` days as a bar chart, with the same data as an expandable table. */
export function RevenueChart({ days, count, timeZone }: Props) {
  const shown = days.slice(-count)
  const total = shown.reduce((sum, { figure }) => sum + figure.sum, 0)
  const most = Math.max(MIN_SCALE_RUPEES, ...shown.map(({ figure }) => figure.sum / 100))
  const steps = axisSteps(most).map((step) => step * 100)
  const top = steps.at(-1) as number
  const width = 100 / shown.length
  const yOf = (paise: number) => HEIGHT - (paise / top) * HEIGHT
  const dayOf = new Intl.DateTimeFormat('en-IN', { day: 'numeric', timeZone })
  const dateOf = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone })
  const last = shown.length - 1
  return (
    <section className="panel-card" aria-labelledby="revenue">
      <div className="panel-head">
        <h2 id="revenue">Revenue, last {count} days</h2>
        <span className="panel-muted panel-number">{shortInr(total)}</span>
      </div>
      <div className="panel-chart">
        <div className="panel-chart__scale" aria-hidden="true">
          {steps.toReversed().map((step) => (
            <span key={step}>{step === 0 ? '0' : shortInr(step)}</span>
          ))}
        </div>
        <svg
          width="100%"
          height={HEIGHT + 28}
          role="img"
          aria-label={`Revenue per day from ${dateOf.format(shown[0]?.start)} to today, ${formatInr(total)} in all`}
        >
          {steps.map((step) => (
            <line key={step} x1="0" x2="100%" y1={yOf(step) + 0.5} y2={yOf(step) + 0.5} />
          ))}
          {shown.map(({ start, figure }, i) => (
            <rect
              key={start}
              x={`${i * width + (width * (100 - BAR_PERCENT)) / 200}%`}
              width={`${(width * BAR_PERCENT) / 100}%`}
              y={yOf(figure.sum)}
              height={HEIGHT - yOf(figure.sum)}
              rx="3"
              data-today={i === last || undefined}
            >
              <title>{`${dateOf.format(start)}: ${formatInr(figure.sum)}`}</title>
            </rect>
          ))}
          {shown.map(({ start }, i) =>
            i === last || i % 4 === 1 ? (
              <text
                key={start}
                x={`${(i + 0.5) * width}%`}
                y={HEIGHT + 22}
                data-today={i === last || undefined}
              >
                {i === last ? 'Today' : dayOf.format(start)}
              </text>
            ) : null,
          )}
        </svg>
      </div>
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
