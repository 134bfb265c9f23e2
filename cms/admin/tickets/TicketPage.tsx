import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { minuteText } from '#domain/text/momentText.ts'
import { replyReach } from '#domain/tickets/replyReach.ts'
import { TICKET_CATEGORIES } from '#domain/tickets/tickets.ts'
import { isActive } from '#domain/tickets/transitions.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { findEditable, findViewable } from '../../operations/panel/findRow.ts'
import { findDeskPeople } from '../../operations/tickets/findDeskPeople.ts'
import { mergeTargets } from '../../operations/tickets/mergeTargets.ts'
import { conversationOf, namesOf } from '../../operations/tickets/ticketViews.ts'
import { StudentCard } from '../orders/StudentCard.tsx'
import { StaffPage } from '../ui/StaffPage.tsx'
import { loadCannedReplies } from './loadCannedReplies.ts'
import { loadTicketContext } from './loadTicketContext.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { TicketContext } from './TicketContext.tsx'
import { TicketControls } from './TicketControls.tsx'
import { TicketConversation } from './TicketConversation.tsx'
import { TicketTimes } from './TicketTimes.tsx'
import { TICKET_BADGES } from './ticketBadges.ts'

/** Page of a support ticket: the conversation, who has it and its targets, and beside it what is known of the student. */
export async function TicketPage({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  const ticket = await findViewable(req, 'support-tickets', String(doc.id))
  if (!ticket) notFound()
  const { payload } = req
  const viewer = viewerOf(req)
  const project = idOf(ticket.project) ?? ''
  const mergedId = idOf(ticket.mergedInto)
  const isEditable = await findEditable(req, 'support-tickets', String(ticket.id))
  const mayAnswer = isEditable !== null && !viewer?.isReadOnly
  const [timeZone, student, order, said, merged, context, people, targets] = await Promise.all([
    projectZone(payload, project),
    readRow({ payload, collection: 'users', where: { id: { equals: idOf(ticket.student) } } }),
    ticket.order ? findViewable(req, 'orders', idOf(ticket.order) as string) : null,
    conversationOf(payload, ticket),
    mergedId ? findViewable(req, 'support-tickets', mergedId) : null,
    loadTicketContext(req, ticket),
    mayAnswer ? findDeskPeople(payload, project) : [],
    mayAnswer && isActive(ticket.state) ? mergeTargets(req, ticket) : [],
  ])
  const [names, canned] = await Promise.all([
    namesOf(
      payload,
      said.map(({ author }) => author),
    ),
    mayAnswer ? loadCannedReplies(payload, { ticket, student, order, writer: req.user }) : null,
  ])
  const category = TICKET_CATEGORIES.find(({ id }) => id === ticket.category)?.label
  return (
    <StaffPage
      list={{ slug: 'support-tickets', label: 'Support tickets' }}
      title={ticket.number}
      state={TICKET_BADGES[ticket.state]}
      facts={`${category} · opened ${minuteText(ticket.createdAt, timeZone)} by ${student?.name || 'the student'}`}
      notes={
        merged && (
          <p className="panel-note">
            The conversation continues in{' '}
            <Link href={`/admin/collections/support-tickets/${merged.id}`} prefetch={false}>
              {merged.number}
            </Link>
          </p>
        )
      }
      main={
        <>
          <TicketConversation
            subject={ticket.subject}
            text={ticket.text}
            files={ticket.files}
            said={said}
            names={names}
            timeZone={timeZone}
          />
          {canned && (
            <ReplyForm
              // A ticket that is closed for replies starts with the note form.
              key={String(isActive(ticket.state))}
              id={String(ticket.id)}
              takesReplies={isActive(ticket.state)}
              reach={replyReach(student)}
              {...canned}
            />
          )}
        </>
      }
      side={
        <>
          {mayAnswer && (
            <TicketControls
              id={String(ticket.id)}
              state={ticket.state}
              priority={ticket.priority}
              category={ticket.category}
              assignee={idOf(ticket.assignee)}
              people={people}
              targets={targets.map(({ number, subject, state, createdAt }) => ({
                number,
                subject,
                facts: `${TICKET_BADGES[state].text} · opened ${minuteText(createdAt, timeZone)}`,
              }))}
            />
          )}
          <TicketTimes ticket={ticket} timeZone={timeZone} now={Date.now()} />
          <StudentCard
            student={student}
            canSeePeople={viewer !== null && hasModule(viewer, 'users')}
            order={order && { id: String(order.id), number: order.number }}
          />
          <TicketContext {...context} timeZone={timeZone} />
        </>
      }
    />
  )
}
