'use client'
import type { Result } from '#domain/calls/exams/results.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { groupDigits } from '#domain/text/groupDigits.ts'
import { rankText } from '#domain/text/rankText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import * as styles from './ResultReport.css.ts'

/** The standing in an exam over all of its sessions. Empty below the minimum of candidates. */
export function ExamPanel({ exam }: { exam: NonNullable<Result['exam']> }) {
  const t = useTexts('result')
  const locale = useLocale()
  if (exam.state === 'few') return null
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>
        <MixedText>{fillPlaceholders(t.exam, { exam: exam.name })}</MixedText>
      </h2>
      {exam.state === 'soon' ? (
        <p role="status">{t.examSoon}</p>
      ) : (
        <>
          <p>
            {t.rank}{' '}
            <b className={styles.strong}>
              {fillPlaceholders(t.rankOf, {
                rank: rankText(exam.rank, locale),
                count: groupDigits(exam.candidates),
              })}
            </b>
          </p>
          <p>
            <MixedText>{fillPlaceholders(t.examPercentile, { session: exam.session })}</MixedText>{' '}
            <b className={styles.strong}>{exam.percentile}</b>
          </p>
          <p className={styles.note}>{countedText(locale, t.examBest, exam.sessions)}</p>
        </>
      )}
    </section>
  )
}
