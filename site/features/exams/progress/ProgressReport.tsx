'use client'
import type { Progress, ProgressPoint } from '#domain/calls/exams/progress.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { groupDigits } from '#domain/text/groupDigits.ts'
import { rankText } from '#domain/text/rankText.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { AttemptLink } from '../AttemptLink.tsx'
import * as styles from '../result/ResultReport.css.ts'
import { TopicsPanel } from '../result/TopicsPanel.tsx'
import { TrendPanel } from '../result/TrendPanel.tsx'
import { shownMarks } from '../shownMarks.ts'

/** Attempts have their id where its student reads it, not in a report for others. */
type Attempt = Omit<ProgressPoint, 'attempt'> & { attempt?: string }
type Shown = Omit<Progress, 'attempts'> & { attempts: readonly Attempt[] }

/** The tests of a series as a line and a table, the weak topics, and what to do next. */
export function ProgressReport({ progress }: { progress: Shown }) {
  const t = useTexts('progress')
  const { series, attempts, direction, topics } = progress
  return (
    <>
      <h2 className={styles.heading}>
        <MixedText>{series.title}</MixedText>
      </h2>
      {direction ? <p role="status">{t.directions[direction]}</p> : null}
      <NextSteps steps={progress.steps} />
      <div className={styles.pair}>
        {attempts.length > 1 ? (
          <TrendPanel
            trend={attempts
              .slice(-SHOWN)
              .map((one, index) => ({ ...one, attempt: one.attempt ?? `${index}` }))}
          />
        ) : null}
        {topics.length > 0 ? <TopicsPanel topics={topics} /> : null}
      </div>
      <AttemptTable attempts={attempts} />
    </>
  )
}

/** As many as fit side by side. */
const SHOWN = 8

function NextSteps({ steps }: Pick<Progress, 'steps'>) {
  const t = useTexts('progress')
  if (steps.length === 0) return null
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{t.steps}</h2>
      <ol className={styles.plan}>
        {steps.map(({ kind, concept, percent }) => (
          <li key={concept ?? kind} className={styles.planned}>
            <span>
              <MixedText>{fillPlaceholders(t.stepKinds[kind], { concept: concept ?? '' })}</MixedText>
            </span>
            <span className={styles.note}>{fillPlaceholders(t.gain, { percent })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function AttemptTable({ attempts }: Pick<Shown, 'attempts'>) {
  const t = useTexts('progress')
  const r = useTexts('result')
  const locale = useLocale()
  return (
    <section className={styles.panel} aria-label={t.attempts}>
      <h2 className={styles.heading}>{t.attempts}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={t.attempts}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[r.test, r.score, r.rank, r.percentile, t.fast, t.slow].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {attempts.toReversed().map((one, index) => (
              <tr key={one.attempt ?? index}>
                <th scope="row">
                  <MixedText>{one.title}</MixedText>
                  <br />
                  <span className={styles.note}>
                    {one.endedAt === null ? '' : dayText(one.endedAt, locale)}
                  </span>
                </th>
                <td>
                  {shownMarks(one.marks)} {fillPlaceholders(r.outOf, { full: one.fullMarks.text })}
                </td>
                <td>
                  {one.rank === null
                    ? '–'
                    : fillPlaceholders(r.rankOf, {
                        rank: rankText(one.rank, locale),
                        count: groupDigits(one.candidates ?? 0),
                      })}
                </td>
                <td>{one.percentile ?? '–'}</td>
                <td>{one.fast}</td>
                <td>{one.slow}</td>
                <td>
                  {one.attempt ? (
                    <AttemptLink attempt={one.attempt} page="result" look="outline">
                      {t.toResult}
                    </AttemptLink>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.note}>{t.paceNote}</p>
    </section>
  )
}
