import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { momentText } from '#domain/text/momentText.ts'
import { TICKET_TOPICS } from '#domain/tickets/tickets.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { findEditable, findViewable } from '../../operations/panel/findRow.ts'
import { StudentCard } from '../orders/StudentCard.tsx'
import { StaffPage } from '../ui/StaffPage.tsx'
import { TicketForm } from './TicketForm.tsx'
import { TICKET_BADGES } from './ticketBadges.ts'

/** Page of a support ticket: the question, its author, the reply and the status. */
export async function TicketPage({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  const ticket = await findViewable(req, 'support-tickets', String(doc.id))
  if (!ticket) notFound()
  const { payload } = req
  const viewer = viewerOf(req)
  const order = ticket.order ? await findViewable(req, 'orders', idOf(ticket.order) as string) : null
  const [timeZone, student, mayAnswer] = await Promise.all([
    projectZone(payload, idOf(ticket.project)),
    readRow({ payload, collection: 'users', where: { id: { equals: idOf(ticket.student) } } }),
    findEditable(req, 'support-tickets', String(ticket.id)),
  ])
  const topic = TICKET_TOPICS.find(({ id }) => id === ticket.topic)?.label
  return (
    <StaffPage
      list={{ slug: 'support-tickets', label: 'Support tickets' }}
      title={ticket.number}
      state={TICKET_BADGES[ticket.state]}
      facts={`${topic} · opened ${momentText(ticket.createdAt, timeZone)} by ${student?.name || 'the student'}`}
      notes={!mayAnswer && ticket.note ? <p className="panel-note">{ticket.note}</p> : null}
      main={
        <>
          <section className="panel-card ticket" aria-labelledby="ticket-asked">
            <h2 id="ticket-asked">{ticket.subject}</h2>
            <p className="ticket__text">{ticket.text}</p>
          </section>
          {ticket.reply && (
            <section className="panel-card ticket" aria-labelledby="ticket-answered">
              <h2 id="ticket-answered">Your team’s answer</h2>
              {ticket.repliedAt && (
                <p className="panel-muted panel-small">{`Sent ${momentText(ticket.repliedAt, timeZone)}`}</p>
              )}
              <p className="ticket__text">{ticket.reply}</p>
            </section>
          )}
          {mayAnswer && !viewer?.isReadOnly && (
            <TicketForm
              id={String(ticket.id)}
              state={ticket.state}
              reply={ticket.reply ?? ''}
              note={ticket.note ?? ''}
              updatedAt={ticket.updatedAt}
            />
          )}
        </>
      }
      side={
        <StudentCard
          student={student}
          canSeePeople={viewer !== null && hasModule(viewer, 'users')}
          order={order && { id: String(order.id), number: order.number }}
        />
      }
    />
  )
}
