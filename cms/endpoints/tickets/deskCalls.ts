import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { idOf } from '#database/idOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import {
  DeskAssignBodySchema,
  DeskChangeBodySchema,
  DeskMergeBodySchema,
  DeskMessageBodySchema,
  DeskMoveBodySchema,
  DeskPeopleResponseSchema,
  DeskReplyBodySchema,
} from '#domain/calls/supportDesk.ts'
import { textOf } from '#domain/text/textOf.ts'
import { CLOSED_AFTER_MS } from '#domain/tickets/tickets.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { addNote, addReply, type MessageOutcome } from '../../operations/tickets/addTicketMessage.ts'
import { changeTargets } from '../../operations/tickets/changeTargets.ts'
import { findDeskPeople } from '../../operations/tickets/findDeskPeople.ts'
import { mergeTickets } from '../../operations/tickets/mergeTickets.ts'
import { changeTicket, moveTicket } from '../../operations/tickets/moveTicket.ts'
import { notifyTicketOpened } from '../../operations/tickets/notifyTicketOpened.ts'
import { serviceRules } from '../../operations/tickets/serviceRules.ts'
import { notifyReplied } from '../../operations/tickets/ticketNotices.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { fileGone } from './helpCalls.ts'

const ANSWERING = { module: 'supportTickets', toEdit: true } as const
const audited = (did: string) => ({ entity: 'support-tickets', did, id: 'ticket' }) as const
const changed = () => refuse(textOf('ticketChanged'), 'tooLate')
const ticketOf = (req: PayloadRequest, id: string) => findEditable(req, 'support-tickets', id)

/** The refusal of a message of the team; null when it was stored. */
const messageRefusal = ({ state }: MessageOutcome) => {
  if (state === 'added') return null
  return state === 'noFile' ? fileGone() : changed()
}

const reply = defineCall({
  path: '/supportdesk/reply',
  summary: 'Reply to the student of a ticket; idempotent by `attempt`',
  needs: ANSWERING,
  audit: audited('Replied to a ticket'),
  body: DeskReplyBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, viewer, body, now }) => {
    const ticket = await ticketOf(req, body.ticket)
    if (!viewer || !ticket) return notFound()
    const { resolves } = body
    const outcome = await addReply(req.payload, { ticket, author: viewer.id, body, resolves, now })
    if (outcome.state !== 'added') return messageRefusal(outcome) ?? changed()
    await notifyReplied(req.payload, outcome.ticket, outcome.message, now)
    return succeed(textOf(resolves ? 'ticketRepliedResolved' : 'ticketReplied'))
  },
})

const note = defineCall({
  path: '/supportdesk/note',
  summary: 'Add a note that only the team reads; idempotent by `attempt`',
  needs: ANSWERING,
  audit: audited('Added a note to a ticket'),
  body: DeskMessageBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, viewer, body, now }) => {
    const ticket = await ticketOf(req, body.ticket)
    if (!viewer || !ticket) return notFound()
    const outcome = await addNote(req.payload, { ticket, author: viewer.id, body, now })
    return messageRefusal(outcome) ?? succeed(textOf('ticketNoted'))
  },
})

const people = defineCall({
  path: '/supportdesk/people',
  method: 'get',
  summary: 'Who may answer tickets, with what waits for each',
  needs: ANSWERING,
  body: z.object({}),
  answer: DeskPeopleResponseSchema,
  handle: async ({ req }) => {
    const project = await staffProject(req)
    if (!project) return notFound()
    return { ...succeed(), people: await findDeskPeople(req.payload, project.id) }
  },
})

const assign = defineCall({
  path: '/supportdesk/assign',
  summary: 'Assign a ticket to a person of the team, or unassign it',
  needs: ANSWERING,
  audit: audited('Assigned a ticket'),
  body: DeskAssignBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, viewer, body, now }) => {
    if (!viewer) return signedOut()
    const ticket = await ticketOf(req, body.ticket)
    if (!ticket) return notFound()
    const project = idOf(ticket.project) ?? ''
    const everybody = body.assignee === null ? [] : await findDeskPeople(req.payload, project)
    const person = everybody.find(({ id }) => id === body.assignee)
    if (body.assignee !== null && !person) return refuse(textOf('ticketNoPerson'), 'noPerson')
    const assigned = await changeTicket(req.payload, body.ticket, () => ({ assignee: person?.id ?? null }))
    if (!assigned) return notFound()
    if (!person) return succeed(textOf('ticketUnassigned'))
    if (person.id !== viewer.id)
      await notifyTicketOpened(req.payload, { project, number: ticket.number, assignee: person.id, now })
    return succeed(textOf('ticketAssigned', { name: person.name }))
  },
})

const change = defineCall({
  path: '/supportdesk/change',
  summary: 'Change priority or category of an active ticket, and its targets with them',
  needs: ANSWERING,
  audit: audited('Changed a ticket'),
  body: DeskChangeBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body, now }) => {
    const ticket = await ticketOf(req, body.ticket)
    if (!ticket) return notFound()
    const after = await changeTargets(req.payload, ticket, body, now)
    return after ? succeed(textOf('ticketSaved')) : changed()
  },
})

const MOVED = {
  start: textOf('ticketStarted'),
  resolve: textOf('ticketDone', { days: CLOSED_AFTER_MS / DAY_MS }),
  reopen: textOf('ticketReopened'),
}

const move = defineCall({
  path: '/supportdesk/move',
  summary: 'Begin to work on a ticket, resolve it or open it again',
  needs: ANSWERING,
  audit: audited('Moved a ticket'),
  body: DeskMoveBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, viewer, body, now }) => {
    const ticket = await ticketOf(req, body.ticket)
    if (!viewer || !ticket) return notFound()
    const rules = await serviceRules(req.payload, idOf(ticket.project) ?? '')
    const mover = { event: body.event, actor: 'staff', now, rules } as const
    const moved = await moveTicket(req.payload, body.ticket, mover, ({ assignee }) =>
      body.event === 'start' ? { assignee: assignee ?? viewer.id } : {},
    )
    return moved ? succeed(MOVED[body.event]) : changed()
  },
})

const merge = defineCall({
  path: '/supportdesk/merge',
  summary: 'Continue a ticket in another one of the same student',
  needs: ANSWERING,
  audit: audited('Merged a ticket'),
  body: DeskMergeBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body, now }) => {
    const ticket = await ticketOf(req, body.ticket)
    if (!ticket) return notFound()
    const outcome = await mergeTickets(req.payload, ticket, body.into, now)
    switch (outcome.state) {
      case 'merged':
        return succeed(textOf('ticketMerged', { number: body.into }))
      case 'notFound':
        return refuse(textOf('ticketNoSuch'), 'notFound')
      case 'unfit':
        return refuse(textOf('ticketNotMerged'), 'unfit')
      case 'tooLate':
        return changed()
    }
  },
})

export const DESK_CALLS: Call[] = [reply, note, people, assign, change, move, merge]
