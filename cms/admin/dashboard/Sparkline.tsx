const WIDTH = 88
const HEIGHT = 30
const EDGE = 3

type Props = { values: number[]; tone?: 'good' | 'bad' | undefined }

/** Daily trend of a figure; decorative, since the number is beside it. */
export function Sparkline({ values, tone }: Props) {
  const max = Math.max(...values)
  if (values.length < 2 || max === 0) return null
  const points = values.map((value, i) => {
    const x = EDGE + (i / (values.length - 1)) * (WIDTH - 2 * EDGE)
    const y = HEIGHT - EDGE - (value / max) * (HEIGHT - 2 * EDGE)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg className="panel-spark" data-tone={tone} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  )
}
