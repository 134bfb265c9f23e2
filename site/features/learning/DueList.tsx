'use client'
import type { MyClass } from '#domain/calls/learning/learning.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { under } from './LearnScreen.css.ts'
import { facts, heading, item, list, name, part, words } from './live/TimetableScreen.css.ts'

/** Assignments that are due next or late. */
const SHOWN = 5

/** What of all classes has to be handed in, the first one due first; nothing for none. */
export function DueList({ classes }: { classes: readonly MyClass[] }) {
  const t = useTexts('learning')
  const due = useTexts('assignment')
  const locale = useLocale()
  const all = classes
    .flatMap((entry) => entry.due.map((one) => ({ ...one, class: entry.class })))
    .sort((a, b) => a.dueAt - b.dueAt)
    .slice(0, SHOWN)
  if (all.length === 0) return null
  return (
    <section className={`${part} ${under}`} aria-label={t.dueTitle}>
      <h2 className={heading}>{t.dueTitle}</h2>
      <ul className={list}>
        {all.map((one) => (
          <li key={`${one.class.slug}/${one.slug}`} className={item}>
            <div className={words}>
              {one.isReturned ? <Badge tone="info">{t.returned}</Badge> : null}
              {one.isOverdue && !one.isReturned ? <Badge tone="danger">{t.overdue}</Badge> : null}
              <p className={name}>
                <MixedText>{one.title}</MixedText>
              </p>
              <p className={facts}>
                <MixedText>{one.class.title}</MixedText>
              </p>
              <p className={facts}>{fillPlaceholders(due.due, { time: timeText(one.dueAt, locale) })}</p>
            </div>
            <LinkButton href={`/learn/${one.class.slug}/${one.slug}`} look="outline" prefetch={false}>
              {t.openAssignment}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
