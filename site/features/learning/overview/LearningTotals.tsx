'use client'
import type { MyClass } from '#domain/calls/learning/learning.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { link } from '#site/ui/layout.css.ts'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { list, more, title } from './LearningTotals.css.ts'

/** Totals: lessons, courses, and the access that expires first. */
export function LearningTotals({ classes }: { classes: MyClass[] }) {
  const t = useTexts('learning')
  const locale = useLocale()
  const sum = (key: 'completed' | 'lectures') => classes.reduce((total, entry) => total + entry[key], 0)
  const finished = classes.filter((entry) => entry.percent >= 100).length
  const ends = classes.flatMap((entry) => entry.endsAt ?? [])
  return (
    <Card as="aside" pad="l" aria-labelledby="totals">
      <h2 id="totals" className={title}>
        {t.allCourses}
      </h2>
      <dl className={list}>
        <div>
          <dt>{t.lessonsDone}</dt>
          <dd>{fillPlaceholders(t.of, { done: sum('completed'), total: sum('lectures') })}</dd>
        </div>
        <div>
          <dt>{t.coursesFinished}</dt>
          <dd>{fillPlaceholders(t.of, { done: finished, total: classes.length })}</dd>
        </div>
        {ends.length > 0 ? (
          <div>
            <dt>{t.accessEnds}</dt>
            <dd>{dayText(Math.min(...ends), locale)}</dd>
          </div>
        ) : null}
      </dl>
      <p className={more}>
        <AppLink href="/courses" className={link}>
          {t.findAnother}
        </AppLink>
      </p>
    </Card>
  )
}
