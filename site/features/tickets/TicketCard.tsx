import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { TicketView } from '#domain/calls/tickets.ts'
import { TICKET_STATES, TICKET_TOPICS } from '#domain/help/tickets.ts'
import { timeText } from '#site/data/dateText.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Card } from '#site/ui/Card.tsx'
import { Words } from '#site/ui/Words.tsx'
import {
  answer,
  answerTitle,
  facts,
  subject,
  ticket as ticketStyle,
  top,
  words,
} from './TicketsScreen.css.ts'

const LOOKS = {
  open: { tone: 'warning', icon: Clock },
  inProgress: { tone: 'info', icon: MessageCircle },
  resolved: { tone: 'success', icon: CircleCheck },
} as const

const labelOf = (rows: readonly { id: string; label: string }[], id: string): string =>
  rows.find((row) => row.id === id)?.label ?? ''

/** One ticket: what was asked, how it stands, what was answered. */
export function TicketCard({ ticket }: { ticket: TicketView }) {
  const { number, topic, state, openedAt, orderNumber, reply, repliedAt } = ticket
  return (
    <Card as="article" className={ticketStyle} aria-label={`Ticket ${number}`}>
      <div className={top}>
        <p className={facts}>
          {[number, labelOf(TICKET_TOPICS, topic), orderNumber && `Order ${orderNumber}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Badge {...LOOKS[state]}>{labelOf(TICKET_STATES, state)}</Badge>
      </div>
      <h2 className={subject}>
        <Words>{ticket.subject}</Words>
      </h2>
      <p className={words}>
        <Words>{ticket.text}</Words>
      </p>
      <p className={facts}>Sent {timeText(openedAt)}</p>
      {reply ? (
        <div className={answer}>
          <h3 className={answerTitle}>Our answer</h3>
          <p className={words}>
            <Words>{reply}</Words>
          </p>
          {repliedAt ? <p className={facts}>{timeText(repliedAt)}</p> : null}
        </div>
      ) : null}
    </Card>
  )
}
