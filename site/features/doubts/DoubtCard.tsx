import type { DoubtRow, ExpertDoubtRow } from '#domain/calls/doubts.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Card } from '#site/ui/Card.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { DoubtBadge } from './DoubtBadge.tsx'
import { DueTime } from './DueTime.tsx'
import { badges, facts, item, title, top } from './doubts.css.ts'

type CardProps = {
  doubt: DoubtRow & Partial<Pick<ExpertDoubtRow, 'student' | 'isMine'>>
  href: string
}

/** A doubt in a list of its student or of experts. */
export function DoubtCard({ doubt, href }: CardProps) {
  const t = useTexts('doubts')
  const locale = useLocale()
  const { number, subject, askedAt, dueAt, messageCount, student, isMine } = doubt
  const asked = timeText(askedAt, locale)
  return (
    <Card as="article" className={item} aria-label={number}>
      <div className={top}>
        <p className={facts}>{[number, t.subjects[subject]].join(' · ')}</p>
        <div className={badges}>
          {isMine ? <Badge tone="info">{t.mine}</Badge> : null}
          <DoubtBadge state={doubt.state} />
        </div>
      </div>
      <h2 className={title}>
        <AppLink href={href}>
          <MixedText>{doubt.title}</MixedText>
        </AppLink>
      </h2>
      <p className={facts}>
        {[
          student
            ? fillPlaceholders(t.askedBy, { name: student, time: asked })
            : fillPlaceholders(t.asked, { time: asked }),
          messageCount > 0 ? countedText(locale, t.messages, messageCount) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <DueTime dueAt={dueAt} />
    </Card>
  )
}
