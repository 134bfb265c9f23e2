'use client'
import type { LiveClass } from '#domain/calls/live.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { duration } from '#site/data/catalogue/courseFacts.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { facts, heading } from './LiveStage.css.ts'

/** Title, time and teachers of a live class. */
export function LiveHead({ live }: { live: LiveClass | null }) {
  const t = useTexts('live')
  const units = useTexts('facts')
  const locale = useLocale()
  return (
    <>
      <h2 id="live" className={heading}>
        {t.title}
      </h2>
      <p className={facts}>
        {live
          ? [
              fillPlaceholders(t.begins, { time: timeText(live.startsAt, locale) }),
              duration(live.minutes, units),
              ...(live.teachers.length > 0
                ? [fillPlaceholders(t.teachers, { names: live.teachers.join(', ') })]
                : []),
            ].join(' · ')
          : t.none}
      </p>
    </>
  )
}
