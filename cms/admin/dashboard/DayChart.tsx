import { axisSteps } from '#domain/panel/axis.ts'

type Bar = { start: number; value: number; title: string }
type Props = {
  /** One bar a day, oldest first, today last. */
  bars: readonly Bar[]
  /** Text alternative of the chart for screen readers. */
  label: string
  timeZone: string
  /** Minimum top of the scale, so that an empty chart has one. */
  minimum: number
  /** A value of the scale as text. */
  scaleText: (value: number) => string
}

/** Width of a bar within its day, per cent. */
const BAR_PERCENT = 62
/** Maximum number of labels below the bars, besides today's. */
const MAX_LABELS = 8

/** A bar chart of days; the page shows the same figures as a table. */
export function DayChart({ bars, label, timeZone, minimum, scaleText }: Props) {
  const steps = axisSteps(Math.max(minimum, ...bars.map(({ value }) => value)))
  const top = steps.at(-1) as number
  const width = 100 / bars.length
  const heightOf = (value: number) => (value / top) * 100
  const every = Math.max(4, Math.ceil(bars.length / MAX_LABELS))
  const dayOf = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    timeZone,
    ...(bars.length > 31 ? { month: 'short' as const } : {}),
  })
  const last = bars.length - 1
  return (
    <div className="panel-chart">
      <div className="panel-chart__scale" aria-hidden="true">
        {steps.toReversed().map((step) => (
          <span key={step}>{step === 0 ? '0' : scaleText(step)}</span>
        ))}
      </div>
      <svg role="img" aria-label={label}>
        {steps.map((step) => (
          <line key={step} x2="100%" y1={`${100 - heightOf(step)}%`} y2={`${100 - heightOf(step)}%`} />
        ))}
        {bars.map(({ start, value, title }, i) => (
          <rect
            key={start}
            x={`${i * width + (width * (100 - BAR_PERCENT)) / 200}%`}
            width={`${(width * BAR_PERCENT) / 100}%`}
            y={`${100 - heightOf(value)}%`}
            height={`${heightOf(value)}%`}
            rx={bars.length > 31 ? 1 : 3}
            data-today={i === last || undefined}
          >
            <title>{title}</title>
          </rect>
        ))}
      </svg>
      <div className="panel-chart__days" aria-hidden="true">
        {bars.map(({ start }, i) =>
          i === last || (i % every === 1 && last - i > every) ? (
            <span
              key={start}
              style={i === last ? { right: 0 } : { left: `${(i + 0.5) * width}%` }}
              data-today={i === last || undefined}
            >
              {i === last ? 'Today' : dayOf.format(start)}
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}
