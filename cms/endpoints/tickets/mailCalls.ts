import { AcceptedSchema } from '#domain/calls/responses.ts'
import { DeskDismissMailBodySchema, DeskTakeMailBodySchema } from '#domain/calls/supportDesk.ts'
import { textOf } from '#domain/text/textOf.ts'
import { addMailToTicket, dismissMail, openTicketOfMail } from '../../operations/mailIn/reviewMail.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

const ANSWERING = { module: 'supportTickets', toEdit: true } as const
const audited = (did: string) => ({ entity: 'incoming-mails', did, id: 'mail' }) as const

function openWith(outcome: Awaited<ReturnType<typeof openTicketOfMail>>) {
  switch (outcome.state) {
    case 'opened':
      return succeed(textOf('mailOpened', { number: outcome.number }))
    case 'noStudent':
      return refuse(textOf('mailNoStudent'), 'notFound')
    case 'limit':
      return refuse(textOf('mailLimit'), 'limit', { retryAfterS: outcome.retryAfterS })
    case 'tooLate':
      return refuse(textOf('mailDecided'), 'tooLate')
  }
}

const processMail = defineCall({
  path: '/supportdesk/takemail',
  summary: 'Add an e-mail in review to a ticket as a message of its student, or open one with it; idempotent',
  needs: ANSWERING,
  audit: audited('Added an e-mail to a ticket'),
  body: DeskTakeMailBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, viewer, body, now }) => {
    const mail = await findEditable(req, 'incoming-mails', body.mail)
    if (!viewer || !mail) return notFound()
    const { into } = body
    if (!into) return openWith(await openTicketOfMail(req, mail, { by: viewer.id, now }))
    const outcome = await addMailToTicket(req.payload, mail, { number: into, by: viewer.id, now })
    switch (outcome.state) {
      case 'added':
        return succeed(textOf('mailAdded', { number: into }))
      case 'notFound':
        return refuse(textOf('mailNoTicket'), 'notFound')
      case 'closed':
        return refuse(textOf('mailTicketClosed'), 'tooLate')
      case 'tooLate':
        return refuse(textOf('mailDecided'), 'tooLate')
    }
  },
})

const dismiss = defineCall({
  path: '/supportdesk/dismissmail',
  summary: 'Say that an e-mail in review needs nothing; idempotent',
  needs: ANSWERING,
  audit: audited('Dismissed an e-mail'),
  body: DeskDismissMailBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, viewer, body, now }) => {
    const mail = await findEditable(req, 'incoming-mails', body.mail)
    if (!viewer || !mail) return notFound()
    const isDone = await dismissMail(req.payload, mail, { by: viewer.id, now })
    return isDone ? succeed(textOf('mailDismissed')) : refuse(textOf('mailDecided'), 'tooLate')
  },
})

export const MAIL_REVIEW_CALLS: Call[] = [processMail, dismiss]
