'use client'
import type { ProgressResponse } from '#domain/calls/exams/progress.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { groupDigits } from '#domain/text/groupDigits.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import * as styles from '../result/ResultReport.css.ts'

type RankRangeProps = { range: NonNullable<ProgressResponse['rankRange']> }

/** Between which ranks marks like the student's were in past years, and what that does not say. */
export function RankRange({ range: { from, to, years } }: RankRangeProps) {
  const t = useTexts('progress')
  const filled = { from: groupDigits(from), years: years.join(', ') }
  return (
    <section className={styles.panel} aria-labelledby="past-ranks">
      <h2 id="past-ranks" className={styles.heading}>
        {t.ranks}
      </h2>
      <p>
        {to === null
          ? fillPlaceholders(t.rankFrom, filled)
          : fillPlaceholders(t.rankFromTo, { ...filled, to: groupDigits(to) })}
      </p>
      <p className={styles.note}>{t.rankNote}</p>
    </section>
  )
}
