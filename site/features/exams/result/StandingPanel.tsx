'use client'
import { Area, LinePath } from '@visx/shape'
import { useId } from 'react'
import type { Result } from '#domain/calls/exams/results.ts'
import { smoothed } from '#domain/exams/standings/smoothed.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { vars } from '#site/styles/contract.css.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { shownMarks } from '../shownMarks.ts'
import { ChartTable } from './ChartTable.tsx'
import * as styles from './ResultReport.css.ts'
import { useChartWidth } from './useChartWidth.ts'

const [WIDTH, HEIGHT, LEFT, TOP, FLOOR] = [640, 214, 20, 40, 168]
type Point = { x: number; y: number }
type Ready = Extract<Result['standing'], { state: 'ready' }>

/** How the scores of all candidates lie, and where one's own is. */
export function StandingPanel({ standing, own }: { standing: Ready; own: Result['marks'] }) {
  const t = useTexts('result')
  const locale = useLocale()
  const clip = useId()
  const { svg, width } = useChartWidth(WIDTH)
  const right = width - LEFT
  const { distribution, average, top, candidates } = standing
  const { from, to, counts } = distribution
  const size = (to - from) / counts.length || 1
  const marks = own.num / own.den
  const xOf = (value: number) => LEFT + ((value - from) / (to - from || 1)) * (right - LEFT)
  const heights = smoothed(counts)
  const highest = Math.max(...heights) || 1
  const points = heights.map((height, index) => ({
    x: xOf(from + (index + 0.5) * size),
    y: FLOOR - (height / highest) * (FLOOR - TOP),
  }))
  const line = { data: points, x: ({ x }: Point) => x }
  const clamp = (x: number): number => Math.min(right, Math.max(LEFT, x))
  const [ownX, averageX] = [clamp(xOf(marks)), clamp(xOf(average.value))]
  const shown = { marks: shownMarks(own), average: shownMarks(average), top: top.text }
  const isLeft = ownX > (LEFT + right) / 2
  return (
    <section className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 className={styles.heading}>{t.standing}</h2>
        <span className={styles.note}>{countedText(locale, t.candidates, candidates)}</span>
      </div>
      <svg
        ref={svg}
        className={styles.chart}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={fillPlaceholders(t.curve, shown)}
      >
        <clipPath id={clip}>
          <rect x={0} y={0} width={ownX} height={HEIGHT} />
        </clipPath>
        <Area {...line} y0={FLOOR} y1={({ y }) => y} fill={vars.color.press} />
        <Area
          {...line}
          y0={FLOOR}
          y1={({ y }) => y}
          fill={vars.color.primary}
          opacity={0.2}
          clipPath={`url(#${clip})`}
        />
        <LinePath {...line} y={({ y }) => y} stroke={vars.color.primary} strokeWidth={2.5} />
        <path d={`M${LEFT} ${FLOOR}H${right}`} stroke={vars.color.lineControl} />
        <path d={`M${averageX} ${TOP}V${FLOOR}`} stroke={vars.color.lineControl} strokeDasharray="4 4" />
        <path d={`M${ownX} 34V${FLOOR}`} stroke={vars.color.text} strokeWidth={1.5} />
        <g fontSize={13} fill={vars.color.text2}>
          <text x={LEFT} y={188}>
            {scoreText(from)}
          </text>
          <text x={right} y={188} textAnchor="end">
            {scoreText(to)}
          </text>
          <text x={(LEFT + right) / 2} y={206} textAnchor="middle">
            {t.scores}
          </text>
          <text
            x={ownX + (isLeft ? -8 : 8)}
            y={46}
            textAnchor={isLeft ? 'end' : 'start'}
            fill={vars.color.text}
            fontWeight={650}
          >
            {fillPlaceholders(t.youAt, { marks: shownMarks(own) })}
          </text>
          <text x={averageX} y={26} textAnchor={averageX > (LEFT + right) / 2 ? 'end' : 'start'}>
            {fillPlaceholders(t.averageAt, { marks: shownMarks(average) })}
          </text>
        </g>
      </svg>
      <p className={styles.note}>{fillPlaceholders(t.exact, { percentile: standing.percentileDetails })}</p>
      <ChartTable
        label={t.standing}
        columns={[t.scores, t.people]}
        rows={counts.map((count, index) => [
          fillPlaceholders(t.range, {
            from: scoreText(from + index * size),
            to: scoreText(from + (index + 1) * size),
          }),
          count,
        ])}
      />
    </section>
  )
}

const scoreText = (value: number): string => String(Math.round(value * 10) / 10)
