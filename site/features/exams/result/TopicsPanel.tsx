'use client'
import clsx from 'clsx'
import type { Result } from '#domain/calls/exams/results.ts'
import { WEAK_PERCENT } from '#domain/exams/results/topicsOf.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import * as styles from './ResultReport.css.ts'
import { ReviseTopics } from './ReviseTopics.tsx'

const MOST = 8

/** What was reached of each topic, the weakest first. Without an attempt they cannot be added to revision. */
export function TopicsPanel({ topics, attempt }: { topics: Result['topics']; attempt: string | null }) {
  const t = useTexts('result')
  const shown = topics?.slice(0, MOST)
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{topics && topics.length > MOST ? t.weakestTopics : t.topics}</h2>
      {topics === null ? <p className={styles.note}>{t.topicsLater}</p> : null}
      <dl className={styles.bars}>
        {shown?.map(({ concept, percent }) => (
          <div key={concept} className={styles.bar}>
            <dt className={styles.barName}>
              <MixedText>{concept}</MixedText>
            </dt>
            <dd className={styles.track} aria-hidden="true" style={{ margin: 0 }}>
              <i
                className={clsx(styles.fill, styles.fills[lookOf(percent)])}
                style={{ width: `${Math.min(100, percent)}%` }}
              />
            </dd>
            <dd className={clsx(styles.numeric, styles.strong)} style={{ margin: 0 }}>{`${percent}%`}</dd>
          </div>
        ))}
      </dl>
      {shown && attempt ? <ReviseTopics topics={shown} attempt={attempt} /> : null}
    </section>
  )
}

function lookOf(percent: number): keyof typeof styles.fills {
  if (percent < 45) return 'weak'
  if (percent < WEAK_PERCENT) return 'middling'
  return percent < 90 ? 'you' : 'good'
}
