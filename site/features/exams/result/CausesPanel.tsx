'use client'
import clsx from 'clsx'
import type { Result } from '#domain/calls/exams/results.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { shownMarks } from '../shownMarks.ts'
import * as styles from './ResultReport.css.ts'

/** How many marks were lost for which reason. */
export function CausesPanel({ causes, withoutGuesses }: Pick<Result, 'causes' | 'withoutGuesses'>) {
  const t = useTexts('result')
  const locale = useLocale()
  const most = Math.max(...causes.map(({ marks }) => marks.num), 1)
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{t.causes}</h2>
      {causes.every(({ questions }) => questions === 0) ? <p>{t.noLoss}</p> : null}
      <dl className={styles.bars}>
        {causes.map(({ cause, marks, questions }) => (
          <div key={cause} className={clsx(styles.bar, styles.stacked)}>
            <dt className={styles.barName}>
              {t.causeNames[cause]}
              <br />
              <span className={styles.note}>{t.causeTexts[cause]}</span>
            </dt>
            <dd className={clsx(styles.track, styles.stackedTrack)} aria-hidden="true" style={{ margin: 0 }}>
              <i
                className={clsx(styles.fill, styles.fills.weak)}
                style={{ width: `${Math.max(0, (marks.num * 100) / most)}%` }}
              />
            </dd>
            <dd className={clsx(styles.numeric, styles.lost)} style={{ margin: 0 }}>
              {countedText(locale, t.causeLine, questions, { marks: shownMarks(marks) })}
            </dd>
          </div>
        ))}
      </dl>
      {withoutGuesses ? (
        <p className={styles.note}>
          {fillPlaceholders(t.withoutGuesses, { marks: shownMarks(withoutGuesses) })}
        </p>
      ) : null}
    </section>
  )
}
