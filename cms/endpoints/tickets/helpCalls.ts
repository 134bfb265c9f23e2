import { idOf } from '#database/idOf.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import {
  TicketBodySchema,
  TicketMessageBodySchema,
  TicketOpenBodySchema,
  TicketOpenResponseSchema,
  TicketQuerySchema,
  TicketRateBodySchema,
  TicketResponseSchema,
  TicketsQuerySchema,
  TicketsResponseSchema,
} from '#domain/calls/tickets.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { SupportTicket } from '#payload-types'
import { addStudentMessage } from '../../operations/tickets/addTicketMessage.ts'
import { listTickets, ownTicket } from '../../operations/tickets/listTickets.ts'
import { changeTicket, moveTicket } from '../../operations/tickets/moveTicket.ts'
import { notifyTicketOpened } from '../../operations/tickets/notifyTicketOpened.ts'
import { openTicket } from '../../operations/tickets/openTicket.ts'
import { serviceRules } from '../../operations/tickets/serviceRules.ts'
import { viewOf } from '../../operations/tickets/ticketViews.ts'
import { type Call, type CallContext, defineCall } from '../defineCall.ts'
import { forbidden, notFound, signedOut } from '../refusals.ts'
import { type Refusal, refuse, succeed } from '../responses.ts'

export const fileGone = () => refuse(textOf('ticketFileGone'), 'fileGone')
const changed = () => refuse(textOf('ticketChanged'), 'tooLate')

const ticketOpen = defineCall({
  path: '/tickets/open',
  summary: 'Open a support ticket',
  body: TicketOpenBodySchema,
  answer: TicketOpenResponseSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (viewer?.project !== project.id) return signedOut()
    if (viewer.isReadOnly) return forbidden()
    const outcome = await openTicket(req, { project, student: viewer.id, body, now })
    switch (outcome.state) {
      case 'opened':
        return { apiSuccess: true as const, message: textOf('ticketOpened'), number: outcome.number }
      case 'noOrder':
        return notFound()
      case 'noFile':
        return fileGone()
      case 'limit':
        return refuse(textOf('ticketLimit'), 'limit', { retryAfterS: outcome.retryAfterS })
    }
  },
})

/** The ticket of a call if its student may change it; 401 when nobody is signed in, 403 in a read-only session, 404 otherwise. */
async function changeable({
  req,
  project,
  viewer,
  body,
}: CallContext<{ ticket: string }>): Promise<
  { ticket: SupportTicket; student: string } | { refusal: Refusal }
> {
  if (viewer?.project !== project.id) return { refusal: signedOut() }
  if (viewer.isReadOnly) return { refusal: forbidden() }
  const ticket = await ownTicket(req.payload, project.id, viewer.id, { id: body.ticket })
  return ticket ? { ticket, student: viewer.id } : { refusal: notFound() }
}

const ticketMessage = defineCall({
  path: '/tickets/addmessage',
  summary: 'Write in an own support ticket, which opens a resolved one again',
  body: TicketMessageBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const own = await changeable(context)
    if ('refusal' in own) return own.refusal
    const { req, body, now, project } = context
    const outcome = await addStudentMessage(req.payload, {
      ticket: own.ticket,
      author: own.student,
      body,
      now,
    })
    switch (outcome.state) {
      case 'added': {
        const { number, assignee } = outcome.ticket
        if (outcome.isNew)
          await notifyTicketOpened(req.payload, {
            project: project.id,
            number,
            assignee: idOf(assignee),
            now,
          })
        return { apiSuccess: true as const, message: textOf('ticketMessageSent') }
      }
      case 'noFile':
        return fileGone()
      case 'closed':
        return refuse(textOf('ticketResolved'), 'tooLate')
      case 'limit':
        return refuse(textOf('ticketMessageLimit'), 'limit', { retryAfterS: outcome.retryAfterS })
    }
  },
})

const ticketsMine = defineCall({
  path: '/tickets/mine',
  method: 'get',
  summary: 'The support tickets of the signed-in person, newest first',
  body: TicketsQuerySchema,
  answer: TicketsResponseSchema,
  handle: async ({ req, project, viewer, body }) => {
    if (viewer?.project !== project.id) return signedOut()
    const listed = await listTickets(req.payload, { project, student: viewer.id, page: body.page })
    return { apiSuccess: true as const, ...listed }
  },
})

const ticketOne = defineCall({
  path: '/tickets/one',
  method: 'get',
  summary: 'An own support ticket with its conversation',
  body: TicketQuerySchema,
  answer: TicketResponseSchema,
  handle: async ({ req, project, viewer, body }) => {
    if (viewer?.project !== project.id) return signedOut()
    const ticket = await ownTicket(req.payload, project.id, viewer.id, { number: body.number })
    return ticket ? { ...succeed(), ticket: await viewOf(req.payload, ticket) } : notFound()
  },
})

const ticketResolve = defineCall({
  path: '/tickets/resolve',
  summary: 'Say that the help did',
  body: TicketBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const own = await changeable(context)
    if ('refusal' in own) return own.refusal
    const { req, project, now } = context
    const { ticket } = own
    const rules = await serviceRules(req.payload, project.id)
    const mover = { event: 'resolve', actor: 'student', now, rules } as const
    const isDone =
      ticket.state === 'resolved' || (await moveTicket(req.payload, String(ticket.id), mover)) !== null
    return isDone ? succeed(textOf('ticketSolved')) : changed()
  },
})

const RATED_STATES: readonly SupportTicket['state'][] = ['answered', 'resolved', 'closed']

const ticketRate = defineCall({
  path: '/tickets/rate',
  summary: 'Rate the help; a later rating replaces it',
  body: TicketRateBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const own = await changeable(context)
    if ('refusal' in own) return own.refusal
    const { stars, text } = context.body
    const rated = await changeTicket(context.req.payload, String(own.ticket.id), ({ state }) =>
      RATED_STATES.includes(state) ? { rating: stars, ratingText: text || null } : null,
    )
    return rated ? succeed(textOf('ticketRated')) : changed()
  },
})

export const HELP_CALLS: Call[] = [
  ticketOpen,
  ticketMessage,
  ticketsMine,
  ticketOne,
  ticketResolve,
  ticketRate,
]
