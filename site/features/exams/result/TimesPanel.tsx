'use client'
import { Bar } from '@visx/shape'
import type { QuestionOfResult, Result } from '#domain/calls/exams/results.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { vars } from '#site/styles/contract.css.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { axisNames } from './axisNames.ts'
import { ChartTable } from './ChartTable.tsx'
import { AXIS, AXIS_TEXT, chartFloor } from './chartSizes.ts'
import { minutesText } from './chartTexts.ts'
import * as styles from './ResultReport.css.ts'
import { useChartWidth } from './useChartWidth.ts'

const [WIDTH, LEFT, END, TOP] = [640, 48, 24, 18]
const MINUTE_MS = 60_000
const LONG_MS = 2 * MINUTE_MS
/** Longer times are drawn at the top of the chart; the table has them. */
const MAX_MINUTES = 10

/** Time per question, beside that of the best tenth. */
export function TimesPanel({ result: { questions, sections } }: { result: Result }) {
  const t = useTexts('result')
  const locale = useLocale()
  const { svg, width } = useChartWidth(WIDTH)
  const right = width - END
  const floor = chartFloor(width)
  const longest = Math.max(...questions.map(({ spentMs, bestMs }) => Math.max(spentMs, bestMs ?? 0)), 1)
  const max = Math.min(MAX_MINUTES, Math.max(2, Math.ceil(longest / MINUTE_MS / 2) * 2))
  const step = (right - LEFT) / questions.length
  const xOf = (index: number) => LEFT + (index + 0.5) * step
  const yOf = (ms: number) => floor - Math.min(1, ms / (max * MINUTE_MS)) * (floor - TOP)
  const hasBest = questions.some(({ bestMs }) => bestMs !== null)
  const hasOutcomes = questions.some(({ outcome }) => outcome !== null)
  const slow = questions.filter(({ outcome, spentMs }) => outcome === 'wrong' && spentMs > LONG_MS)
  const freed = Math.floor(slow.reduce((sum, { spentMs }) => sum + spentMs, 0) / MINUTE_MS)
  const widths = sections.map(({ id, title }) => {
    const numbers = questions.flatMap(({ section }, index) => (section === id ? [index] : []))
    return {
      id,
      title: localisedText(locale, title.en, title.hi) ?? '',
      first: numbers[0] ?? 0,
      of: numbers.length,
    }
  })
  const stateOf = ({ outcome, isAnswered }: QuestionOfResult) =>
    t.states[outcome ?? (isAnswered ? 'answered' : 'blank')]
  return (
    <section className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 className={styles.heading}>{t.times}</h2>
        <div className={styles.keys}>
          <span className={styles.key}>
            <i className={styles.marks.right} />
            {hasOutcomes ? t.right : t.answered}
          </span>
          {hasOutcomes ? (
            <span className={styles.key}>
              <b className={styles.cross}>×</b>
              {t.wrong}
            </span>
          ) : null}
          {hasBest ? (
            <span className={styles.key}>
              <i className={styles.marks.best} />
              {t.bestTenth}
            </span>
          ) : null}
        </div>
      </div>
      <svg
        ref={svg}
        className={styles.chart}
        viewBox={`0 0 ${width} ${floor + AXIS}`}
        role="img"
        aria-label={t.timesLabel}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <path key={part} d={`M${LEFT} ${TOP + part * (floor - TOP)}H${right}`} stroke={vars.color.line} />
        ))}
        {widths.slice(1).map(({ id, first }) => (
          <path
            key={id}
            d={`M${LEFT + first * step} ${TOP - 8}V${floor}`}
            stroke={vars.color.line2}
            strokeDasharray="3 4"
          />
        ))}
        {axisNames(widths, step).map(({ title, first, of }) => (
          <text
            key={first}
            x={LEFT + (first + of / 2) * step}
            y={floor + AXIS_TEXT}
            textAnchor="middle"
            fontSize={12.5}
            fill={vars.color.text2}
          >
            {title}
          </text>
        ))}
        <g fontSize={12.5} fill={vars.color.text2} textAnchor="end">
          {[max, max / 2, 0].map((minutes) => (
            <text key={minutes} x={40} y={yOf(minutes * MINUTE_MS) + 4}>
              {minutes === 0 ? 0 : fillPlaceholders(t.minutesAxis, { minutes })}
            </text>
          ))}
        </g>
        {questions.map((question, index) => (
          <g key={question.id}>
            {question.bestMs === null ? null : (
              <Bar
                x={xOf(index) - Math.min(6, step / 2)}
                y={yOf(question.bestMs) - 1}
                width={Math.min(12, step)}
                height={2}
                fill={vars.color.text2}
              />
            )}
            <Spot question={question} x={xOf(index)} y={yOf(question.spentMs)} max={step / 2} />
          </g>
        ))}
      </svg>
      {hasBest ? <p className={styles.note}>{t.bestTenthIs}</p> : null}
      {slow.length > 0 ? (
        <p className={styles.note}>{countedText(locale, t.slowWrong, slow.length, { minutes: freed })}</p>
      ) : null}
      <ChartTable
        label={t.times}
        columns={[t.question, t.time, ...(hasBest ? [t.bestTenth] : []), t.answered]}
        rows={questions.map((question) => [
          question.number,
          minutesText(question.spentMs),
          ...(hasBest ? [question.bestMs === null ? '–' : minutesText(question.bestMs)] : []),
          stateOf(question),
        ])}
      />
    </section>
  )
}

/** A dot for an answer, a cross for a wrong one, a ring for none: shapes beside colours. */
function Spot({
  question: { outcome, isAnswered },
  x,
  y,
  max,
}: {
  question: QuestionOfResult
  x: number
  y: number
  max: number
}) {
  if (outcome === 'wrong')
    return (
      <path
        d={`M${x - 4} ${y - 4}l8 8m0-8-8 8`}
        stroke={vars.color.dangerFill}
        strokeWidth={2.2}
        strokeLinecap="round"
      />
    )
  if (!isAnswered)
    return <circle cx={x} cy={y} r={Math.min(3.5, max)} fill="none" stroke={vars.color.lineControl} />
  return (
    <circle
      cx={x}
      cy={y}
      r={4.5}
      fill={outcome === 'partly' ? vars.color.warningFill : vars.color.successFill}
    />
  )
}
