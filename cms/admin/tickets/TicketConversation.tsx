import { minuteText } from '#domain/text/momentText.ts'
import type { StoredFile } from '#domain/tickets/files.ts'
import type { Said } from '../../operations/tickets/ticketViews.ts'
import { MessageFiles } from './MessageFiles.tsx'

type Props = {
  subject: string
  text: string
  files: readonly StoredFile[]
  said: readonly Said[]
  names: ReadonlyMap<string, string>
  timeZone: string
}

const whoOf = ({ kind, author }: Said, names: Props['names']): string => {
  if (kind === 'student') return 'The student'
  const name = names.get(author) || 'Somebody of the team'
  return kind === 'note' ? `Note by ${name}, for the team alone` : name
}

/** The question and everything said since, with notes of the team, oldest first. */
export const TicketConversation = ({ subject, text, files, said, names, timeZone }: Props) => (
  <section className="panel-card ticket" aria-labelledby="ticket-asked">
    <h2 id="ticket-asked">{subject}</h2>
    <p className="ticket__text">{text}</p>
    <MessageFiles files={files} />
    {said.map((one) => (
      <div key={one.id} className={`ticket__said ticket__said--${one.kind}`}>
        <p className="panel-muted panel-small">
          {[whoOf(one, names), minuteText(one.at, timeZone), one.from && `in ${one.from}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="ticket__text">{one.text}</p>
        <MessageFiles files={one.files} />
      </div>
    ))}
  </section>
)
