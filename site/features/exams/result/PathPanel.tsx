'use client'
import { LinePath } from '@visx/shape'
import type { Result } from '#domain/calls/exams/results.ts'
import type { Pace } from '#domain/exams/results/pace.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { vars } from '#site/styles/contract.css.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { ChartTable } from './ChartTable.tsx'
import { AXIS, AXIS_TEXT, chartFloor } from './chartSizes.ts'
import { minutesText } from './chartTexts.ts'
import * as styles from './ResultReport.css.ts'
import { useChartWidth } from './useChartWidth.ts'

const [WIDTH, LEFT, END, TOP] = [640, 48, 24, 18]

/** In which order questions were saved: a line that climbs evenly was a walk from the first to the last. */
export function PathPanel({ questions }: { questions: Result['questions'] }) {
  const t = useTexts('result')
  const { svg, width } = useChartWidth(WIDTH)
  const right = width - END
  const floor = chartFloor(width)
  const visits = questions
    .flatMap((one) => (one.visit === null ? [] : [{ ...one, visit: one.visit }]))
    .toSorted((a, b) => a.visit - b.visit)
  if (visits.length < 2) return null
  const points = visits.map(({ number }, index) => ({
    x: LEFT + (index / (visits.length - 1)) * (right - LEFT),
    y: floor - ((number - 1) / Math.max(1, questions.length - 1)) * (floor - TOP),
  }))
  const numbersOf = (pace: Pace): string =>
    questions
      .filter((one) => one.pace === pace)
      .map(({ number }) => number)
      .join(', ') || t.noPace
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{t.path}</h2>
      <svg
        ref={svg}
        className={styles.chart}
        viewBox={`0 0 ${width} ${floor + AXIS}`}
        role="img"
        aria-label={t.pathLabel}
      >
        <path
          d={`M${LEFT} ${TOP}H${right}M${LEFT} ${(TOP + floor) / 2}H${right}M${LEFT} ${floor}H${right}`}
          stroke={vars.color.line}
        />
        <LinePath
          data={points}
          x={({ x }) => x}
          y={({ y }) => y}
          stroke={vars.color.primary}
          strokeWidth={2}
          strokeLinejoin="round"
        />
        <g fontSize={12.5} fill={vars.color.text2}>
          <text x={40} y={floor + 4} textAnchor="end">
            1
          </text>
          <text x={40} y={TOP + 4} textAnchor="end">
            {questions.length}
          </text>
          <text x={LEFT} y={floor + AXIS_TEXT}>
            1
          </text>
          <text x={right} y={floor + AXIS_TEXT} textAnchor="end">
            {visits.length}
          </text>
          <text x={(LEFT + right) / 2} y={floor + AXIS_TEXT} textAnchor="middle">
            {t.step}
          </text>
        </g>
      </svg>
      <p className={styles.note}>{t.pathNote}</p>
      <p className={styles.note}>
        {fillPlaceholders(t.paces, { fast: numbersOf('fast'), slow: numbersOf('slow') })}
      </p>
      <ChartTable
        label={t.path}
        columns={[t.step, t.question, t.time]}
        rows={visits.map(({ number, spentMs }, index) => [index + 1, number, minutesText(spentMs)])}
      />
    </section>
  )
}
