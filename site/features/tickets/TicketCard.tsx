import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { TicketView } from '#domain/calls/tickets.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Card } from '#site/ui/Card.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import {
  answer,
  answerTitle,
  facts,
  subject,
  ticket as ticketStyle,
  top,
  words,
} from './TicketsScreen.css.ts'

const BADGE_STYLES = {
  open: { tone: 'warning', icon: Clock },
  inProgress: { tone: 'info', icon: MessageCircle },
  resolved: { tone: 'success', icon: CircleCheck },
} as const

/** One ticket: the question, its state, and the reply. */
export function TicketCard({ ticket }: { ticket: TicketView }) {
  const t = useTexts('tickets')
  const locale = useLocale()
  const { number, topic, state, openedAt, orderNumber, reply, repliedAt } = ticket
  return (
    <Card as="article" className={ticketStyle} aria-label={fillPlaceholders(t.ticketOf, { number })}>
      <div className={top}>
        <p className={facts}>
          {[number, t.topics[topic], orderNumber && fillPlaceholders(t.orderOf, { number: orderNumber })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Badge {...BADGE_STYLES[state]}>{t.states[state]}</Badge>
      </div>
      <h2 className={subject}>
        <MixedText>{ticket.subject}</MixedText>
      </h2>
      <p className={words}>
        <MixedText>{ticket.text}</MixedText>
      </p>
      <p className={facts}>{fillPlaceholders(t.sent, { time: timeText(openedAt, locale) })}</p>
      {reply ? (
        <div className={answer}>
          <h3 className={answerTitle}>{t.answer}</h3>
          <p className={words}>
            <MixedText>{reply}</MixedText>
          </p>
          {repliedAt ? <p className={facts}>{timeText(repliedAt, locale)}</p> : null}
        </div>
      ) : null}
    </Card>
  )
}
