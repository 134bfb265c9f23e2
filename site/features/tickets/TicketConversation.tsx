import type { TicketMessageView, TicketView } from '#domain/calls/tickets.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { MessageFiles } from '#site/features/shell/files/MessageFiles.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { author, conversation, facts, own, team, words } from './TicketsScreen.css.ts'

/** What was asked and replied, oldest first. */
export function TicketConversation({ ticket }: { ticket: TicketView }) {
  const t = useTexts('tickets')
  const locale = useLocale()
  const { id, openedAt, text, files, messages } = ticket
  const first: TicketMessageView = { id, kind: 'student', name: null, at: openedAt, text, files }
  const nameOf = ({ kind, name }: TicketMessageView) => {
    if (kind === 'student') return t.you
    return name ? fillPlaceholders(t.teamName, { name }) : t.team
  }
  return (
    <Card as="section" pad="l" className={conversation} aria-label={t.conversation}>
      {[first, ...messages].map((message) => (
        <div key={message.id} className={message.kind === 'student' ? own : team}>
          <p className={author}>
            <MixedText>{nameOf(message)}</MixedText>
          </p>
          <p className={words}>
            <MixedText>{message.text}</MixedText>
          </p>
          <MessageFiles files={message.files} />
          <p className={facts}>{timeText(message.at, locale)}</p>
        </div>
      ))}
    </Card>
  )
}
