'use client'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { ReactNode } from 'react'
import type { Result } from '#domain/calls/exams/results.ts'
import { subtract } from '#domain/exams/marks/arithmetic.ts'
import { reduced } from '#domain/exams/marks/Fraction.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { groupDigits } from '#domain/text/groupDigits.ts'
import { rankText } from '#domain/text/rankText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { shownMarks } from '../shownMarks.ts'
import { clockText, hoursText, minutesText } from './chartTexts.ts'
import * as styles from './ScoreBand.css.ts'

const HOUR_MS = 3_600_000

/** The figures that are looked for first. */
export function ScoreBand({ result }: { result: Result }) {
  const t = useTexts('result')
  const e = useTexts('exams')
  const locale = useLocale()
  const { marks, fullMarks, standing, accuracy, attempted, questions, usedMs, minutes } = result
  // The time of a short quiz is read in minutes and seconds, like that of its questions.
  const [usedText, ofText] = minutes < 60 ? [minutesText, t.ofMinutes] : [hoursText, t.ofTime]
  return (
    <section className={styles.band} aria-label={t.score}>
      <div className={styles.main}>
        <span>{e.yourScore}</span>
        <p className={styles.value}>
          <b className={styles.number}>{shownMarks(marks)}</b>{' '}
          {fillPlaceholders(t.outOf, { full: fullMarks.text })}
        </p>
        <Change result={result} />
      </div>
      <dl className={styles.facts}>
        {standing.state === 'ready' ? (
          <>
            <Fact name={standing.isCandidate ? t.rank : t.wouldRank}>
              <Part
                of={fillPlaceholders(t.ofCandidates, { count: groupDigits(standing.candidates) })}
                value={rankText(standing.rank, locale)}
              />
            </Fact>
            <Fact name={t.percentile}>{standing.percentile}</Fact>
          </>
        ) : null}
        <Fact name={t.accuracy}>
          {accuracy ?? '–'}
          {accuracy === null ? null : <small className={styles.small}>%</small>}
        </Fact>
        <Fact name={t.attempted}>
          <Part of={fillPlaceholders(t.ofQuestions, { count: questions.length })} value={String(attempted)} />
        </Fact>
        <Fact name={t.timeUsed}>
          <Part
            of={fillPlaceholders(ofText, { time: usedText(minutes * 60_000) })}
            // Less than an hour has its seconds: `0:00` would read as no time.
            value={minutes >= 60 && usedMs < HOUR_MS ? clockText(usedMs) : usedText(usedMs)}
          />
        </Fact>
      </dl>
      {standing.state === 'ready' ? (
        <p className={styles.explained}>
          {t.percentileIs}
          {standing.isCandidate ? null : ` ${t.later}`}
        </p>
      ) : null}
    </section>
  )
}

/** A figure and of how many it is: in Hindi the whole comes first. */
function Part({ value, of }: { value: string; of: string }) {
  const whole = <small className={styles.small}>{of}</small>
  return useLocale() === 'hi' ? (
    <>
      {whole} {value}
    </>
  ) : (
    <>
      {value} {whole}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  )
}

/** Against the test of the series before it, where both have as many marks. */
function Change({ result: { trend, marks, fullMarks } }: { result: Result }) {
  const t = useTexts('result')
  const before = trend.at(-2)
  if (!before || before.fullMarks.text !== fullMarks.text) return null
  const isSamePaper = before.title === trend.at(-1)?.title
  const exact = ({ num, den }: { num: number; den: number }) => reduced(BigInt(num), BigInt(den))
  const gain = subtract(exact(marks), exact(before.marks))
  const text = gain.num === 0 ? t.same : gain.num > 0 ? t.more : t.less
  const shown = marksText({ ...gain, num: Math.abs(gain.num) })
  return (
    <span className={styles.change}>
      <Icon icon={gain.num < 0 ? TrendingDown : TrendingUp} size="s" />
      {fillPlaceholders(text, { marks: shown, title: isSamePaper ? t.attemptBefore : before.title })}
    </span>
  )
}
