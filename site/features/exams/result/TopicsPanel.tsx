'use client'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { WEAK_PERCENT } from '#domain/exams/results/topicsOf.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import * as styles from './ResultReport.css.ts'

/** The weakest topics that are shown. */
export const MAX_TOPICS = 8

type TopicsPanelProps = {
  /** Null before the solution time. */
  topics: readonly { concept: string; percent: number }[] | null
  children?: ReactNode
}

/** What was reached of each topic, the weakest first; `children` follow. */
export function TopicsPanel({ topics, children }: TopicsPanelProps) {
  const t = useTexts('result')
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{topics && topics.length > MAX_TOPICS ? t.weakestTopics : t.topics}</h2>
      {topics === null ? <p className={styles.note}>{t.topicsLater}</p> : null}
      <dl className={styles.bars}>
        {topics?.slice(0, MAX_TOPICS).map(({ concept, percent }) => (
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
      {children}
    </section>
  )
}

function lookOf(percent: number): keyof typeof styles.fills {
  if (percent < 45) return 'weak'
  if (percent < WEAK_PERCENT) return 'middling'
  return percent < 90 ? 'you' : 'good'
}
