'use client'
import { LinePath } from '@visx/shape'
import type { Result } from '#domain/calls/exams/results.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { vars } from '#site/styles/contract.css.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { shownMarks } from '../shownMarks.ts'
import { ChartTable } from './ChartTable.tsx'
import * as styles from './ResultReport.css.ts'
import { useChartWidth } from './useChartWidth.ts'

const [WIDTH, HEIGHT, LEFT, END, TOP, FLOOR] = [420, 214, 40, 28, 44, 150]

/** The last attempts of the series: as parts of their full marks, so that papers of different sizes compare. */
export function TrendPanel({ trend }: { trend: Result['trend'] }) {
  const t = useTexts('result')
  const { svg, width } = useChartWidth(WIDTH)
  const step = trend.length > 1 ? (width - END - LEFT) / (trend.length - 1) : 0
  const points = trend.map((one, index) => {
    const part = Math.min(1, Math.max(0, one.marks.num / Math.max(1, one.fullMarks.num)))
    return {
      ...one,
      x: LEFT + index * step,
      y: FLOOR - part * (FLOOR - TOP),
      isLast: index === trend.length - 1,
    }
  })
  return (
    <section className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 className={styles.heading}>{t.trend}</h2>
        <span className={styles.note}>{t.trendNote}</span>
      </div>
      <svg
        ref={svg}
        className={styles.chart}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={fillPlaceholders(t.trendLabel, {
          scores: trend.map(({ marks }) => shownMarks(marks)).join(', '),
        })}
      >
        <path
          d={`M20 ${TOP}H${width - 16}M20 ${(TOP + FLOOR) / 2}H${width - 16}M20 ${FLOOR}H${width - 16}`}
          stroke={vars.color.line}
        />
        <LinePath
          data={points}
          x={({ x }) => x}
          y={({ y }) => y}
          stroke={vars.color.primary}
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
        {points.map(({ attempt, x, y, marks, percentile, isLast }, index) => (
          <g key={attempt} textAnchor="middle">
            <circle
              cx={x}
              cy={y}
              r={isLast ? 6 : 4.5}
              fill={isLast ? vars.color.primary : vars.color.surface}
              stroke={vars.color.primary}
              strokeWidth={2.5}
            />
            <text x={x} y={y - 13} fontSize={13} fontWeight={isLast ? 700 : 500} fill={vars.color.text}>
              {shownMarks(marks)}
            </text>
            <text x={x} y={176} fontSize={12.5} fill={vars.color.text2}>
              {index + 1}
            </text>
            <text x={x} y={196} fontSize={12.5} fill={vars.color.text2}>
              {percentile ?? ''}
            </text>
          </g>
        ))}
      </svg>
      <ChartTable
        label={t.trend}
        columns={[t.test, t.score, t.percentile]}
        rows={trend.map(({ title, marks, fullMarks, percentile }, index) => [
          `${index + 1}. ${title}`,
          `${shownMarks(marks)} ${fillPlaceholders(t.outOf, { full: fullMarks.text })}`,
          percentile ?? '–',
        ])}
      />
    </section>
  )
}
