import {
  TicketOpenAnswerSchema,
  TicketOpenBodySchema,
  TicketsAnswerSchema,
  TicketsQuerySchema,
} from '#domain/calls/tickets.ts'
import { textOf } from '#domain/text/textOf.ts'
import { listTickets } from '../../operations/tickets/listTickets.ts'
import { openTicket } from '../../operations/tickets/openTicket.ts'
import { refuse } from '../answers.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { forbidden, notFound, signedOut } from '../refusals.ts'

const ticketOpen = defineCall({
  path: '/tickets/open',
  summary: 'Open a support ticket',
  body: TicketOpenBodySchema,
  answer: TicketOpenAnswerSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (viewer?.project !== project.id) return signedOut()
    if (viewer.isReadOnly) return forbidden()
    const outcome = await openTicket(req, { project, student: viewer.id, body, now })
    switch (outcome.state) {
      case 'opened':
        return { apiSuccess: true as const, message: textOf('ticketOpened'), number: outcome.number }
      case 'noOrder':
        return notFound()
      case 'limit':
        return refuse(textOf('ticketLimit'), 'limit', { retryAfterS: outcome.retryAfterS })
    }
  },
})

const ticketsMine = defineCall({
  path: '/tickets/mine',
  method: 'get',
  summary: 'The support tickets of the signed-in person, newest first',
  body: TicketsQuerySchema,
  answer: TicketsAnswerSchema,
  handle: async ({ req, project, viewer, body }) => {
    if (viewer?.project !== project.id) return signedOut()
    const listed = await listTickets(req.payload, { project, student: viewer.id, page: body.page })
    return { apiSuccess: true as const, ...listed }
  },
})

export const HELP_CALLS: Call[] = [ticketOpen, ticketsMine]
