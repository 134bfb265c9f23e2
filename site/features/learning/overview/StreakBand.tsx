'use client'
import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import Flame from 'lucide-react/icons/flame'
import type { MyClasses } from '#domain/calls/learning/learning.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { INTL } from '#domain/text/locales.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { under } from '../LearnScreen.css.ts'
import {
  dayColumn,
  days,
  details,
  flame,
  mark,
  markDone,
  markToday,
  root,
  text,
  title,
} from './StreakBand.css.ts'

/** On how many days in a row the student learned, the most there were, and the last seven days, today last. */
export function StreakBand({ streak }: { streak: MyClasses['streak'] }) {
  const t = useTexts('learning')
  const locale = useLocale()
  const { current, best, week } = streak
  const hasToday = week.at(-1)?.hasLearned ?? false
  // The same day in every time zone.
  const nameOf = (day: string, weekday: 'long' | 'narrow') =>
    new Intl.DateTimeFormat(INTL[locale], { weekday, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  return (
    <Card as="section" className={clsx(root, under)} aria-label={t.streak}>
      <Icon icon={Flame} size="l" className={current > 0 ? flame.on : flame.off} />
      <div className={text}>
        <h2 className={title}>{current > 0 ? countedText(locale, t.streakDays, current) : t.streakNone}</h2>
        <p className={details}>
          {[
            best > 0 ? countedText(locale, t.streakBest, best) : null,
            hasToday ? t.streakToday : current > 0 ? t.streakKeep : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <ol className={days} aria-label={t.streakWeek}>
        {week.map(({ day, hasLearned }, index) => (
          <li key={day} className={dayColumn}>
            <span
              className={clsx(mark, hasLearned && markDone, index === week.length - 1 && markToday)}
              aria-hidden="true"
            >
              {hasLearned ? <Icon icon={Check} size="s" /> : null}
            </span>
            <span aria-hidden="true">{nameOf(day, 'narrow')}</span>
            <span className="sr-only">
              {fillPlaceholders(hasLearned ? t.streakDayOn : t.streakDayOff, { day: nameOf(day, 'long') })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
