'use client'
import type { LiveClass } from '#domain/calls/live.ts'
import type { LiveState } from '#domain/live/states.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { duration } from '#site/data/catalogue/courseFacts.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge, type BadgeTone } from '#site/ui/Badge.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { facts, heading, item, list, name, part, words } from './TimetableScreen.css.ts'

const TONES = {
  scheduled: 'neutral',
  waiting: 'info',
  live: 'live',
  ended: 'neutral',
  processing: 'neutral',
  recorded: 'info',
  cancelled: 'danger',
} as const satisfies Record<LiveState, BadgeTone>

/** Live classes with the way to each; nothing for none. */
export function LiveClassList({ title, classes }: { title: string; classes: readonly LiveClass[] }) {
  const t = useTexts('live')
  const units = useTexts('facts')
  const locale = useLocale()
  if (classes.length === 0) return null
  return (
    <section className={part} aria-label={title}>
      <h2 className={heading}>{title}</h2>
      <ul className={list}>
        {classes.map((one) => (
          <li key={one.id} className={item}>
            <div className={words}>
              <Badge tone={TONES[one.state]}>{t.states[one.state]}</Badge>
              <p className={name}>
                <MixedText>{one.title}</MixedText>
              </p>
              <p className={facts}>
                <MixedText>{one.classTitle}</MixedText>
              </p>
              <p className={facts}>{`${timeText(one.startsAt, locale)} · ${duration(one.minutes, units)}`}</p>
            </div>
            <LinkButton href={one.href} look={one.state === 'live' ? 'primary' : 'outline'} prefetch={false}>
              {one.state === 'live' || one.state === 'waiting' ? t.join : t.openLesson}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
