import type { TicketRow } from '#domain/calls/tickets.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { TicketBadge } from './TicketBadge.tsx'
import { TicketFacts } from './TicketFacts.tsx'
import { facts, item, subject, top } from './TicketsScreen.css.ts'

/** A ticket in the list: what it is about, its state, and where it is read. */
export function TicketCard({ ticket }: { ticket: TicketRow }) {
  const t = useTexts('tickets')
  const locale = useLocale()
  const { number, state, openedAt, repliedAt } = ticket
  return (
    <Card as="article" className={item} aria-label={fillPlaceholders(t.ticketOf, { number })}>
      <div className={top}>
        <TicketFacts ticket={ticket} />
        <TicketBadge state={state} />
      </div>
      <h2 className={subject}>
        <AppLink href={`/support-tickets/${number}`}>
          <MixedText>{ticket.subject}</MixedText>
        </AppLink>
      </h2>
      <p className={facts}>
        {[
          fillPlaceholders(t.sent, { time: timeText(openedAt, locale) }),
          repliedAt === null ? null : fillPlaceholders(t.repliedAt, { time: timeText(repliedAt, locale) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ReplyTime ticket={ticket} />
    </Card>
  )
}

/** By when the first reply is promised, or that it is late. */
export function ReplyTime({ ticket }: { ticket: Pick<TicketRow, 'replyDueAt'> }) {
  const t = useTexts('tickets')
  const locale = useLocale()
  const { replyDueAt } = ticket
  if (replyDueAt === null) return null
  const text = replyDueAt < Date.now() ? t.replyLate : t.replyBy
  return <p className={facts}>{fillPlaceholders(text, { time: timeText(replyDueAt, locale) })}</p>
}
