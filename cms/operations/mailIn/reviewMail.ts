import type { BasePayload, PayloadRequest } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { MAX_TICKET_LENGTH } from '#domain/calls/tickets.ts'
import { stripQuotedReply } from '#domain/mailIn/stripQuotedReply.ts'
import type { IncomingMail } from '#payload-types'
import { findAccount } from '../auth/findAccount.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { addStudentMessage } from '../tickets/addTicketMessage.ts'
import { notifyTicketOpened } from '../tickets/notifyTicketOpened.ts'
import { openTicket, ticketKeyOf } from '../tickets/openTicket.ts'

type Outcome = { state: 'added'; number: string } | { state: 'notFound' | 'closed' | 'tooLate' }

const close = (payload: BasePayload, mail: IncomingMail, data: Partial<IncomingMail>) =>
  conditionalUpdate({
    payload,
    collection: 'incoming-mails',
    data,
    where: { and: [{ id: { equals: mail.id } }, { state: { equals: 'waiting' } }] },
  })

/** Adds an e-mail in review to a ticket, as a message of its student. Idempotent. */
export async function addMailToTicket(
  payload: BasePayload,
  mail: IncomingMail,
  { number, by, now }: { number: string; by: string; now: Date },
): Promise<Outcome> {
  const project = idOf(mail.project) ?? ''
  if (mail.state === 'dismissed') return { state: 'tooLate' }
  const ticket = await readRow({
    payload,
    collection: 'support-tickets',
    where: { and: [{ project: { equals: project } }, { number: { equals: number } }] },
  })
  if (!ticket) return { state: 'notFound' }
  if (mail.state === 'added')
    return { state: idOf(mail.ticket) === String(ticket.id) ? 'added' : 'tooLate', number }
  const text = [`${mail.sender}: ${mail.subject}`, mail.text].filter(Boolean).join('\n\n')
  const author = idOf(ticket.student) ?? ''
  const body = { ticket: String(ticket.id), text, files: [], attempt: `review-${mail.id}` }
  const outcome = await addStudentMessage(payload, { ticket, author, body, now })
  if (outcome.state !== 'added') return { state: 'closed' }
  await close(payload, mail, {
    state: 'added',
    ticket: ticket.id,
    decidedBy: by,
    decidedAt: now.toISOString(),
  })
  if (outcome.isNew && idOf(outcome.ticket.assignee) !== by)
    await notifyTicketOpened(payload, { project, number, assignee: idOf(outcome.ticket.assignee), now })
  return { state: 'added', number }
}

type Opened =
  | { state: 'opened'; number: string }
  | { state: 'noStudent' | 'tooLate' }
  | { state: 'limit'; retryAfterS: number }

/** Opens a ticket from an e-mail in review, for the student with its sender's proven e-mail. Idempotent. */
export async function openTicketOfMail(
  req: PayloadRequest,
  mail: IncomingMail,
  { by, now }: { by: string; now: Date },
): Promise<Opened> {
  const { payload } = req
  if (mail.state === 'dismissed') return { state: 'tooLate' }
  const project = await projectOfRow(payload, mail)
  const student = await findAccount(payload, project.id, { email: mail.sender })
  if (!student) return { state: 'noStudent' }
  const [id, attempt] = [String(student.id), `mail-${mail.id}`]
  const find = () =>
    readRow({
      payload,
      collection: 'support-tickets',
      where: { ticketKey: { equals: ticketKeyOf(project.id, id, attempt) } },
    })
  const known = await find()
  if (mail.state === 'added' && !known) return { state: 'tooLate' }
  const subject = stripQuotedReply(mail.subject ?? '', MAX_TICKET_LENGTH.subject)
  const text = stripQuotedReply(mail.text ?? '', MAX_TICKET_LENGTH.text)
  const outcome = await openTicket(req, {
    project,
    student: id,
    now,
    body: {
      category: 'other',
      subject: subject || mail.sender.slice(0, MAX_TICKET_LENGTH.subject),
      text: text || subject || '…',
      files: [],
      attempt,
    },
  })
  if (outcome.state === 'limit') return outcome
  // Cannot be refused: it references neither an order nor files.
  if (outcome.state !== 'opened') throw new Error(`a ticket of an e-mail was not opened: ${outcome.state}`)
  const ticket = known ?? (await find())
  await close(payload, mail, {
    state: 'added',
    ticket: ticket?.id ?? null,
    decidedBy: by,
    decidedAt: now.toISOString(),
  })
  return { state: 'opened', number: outcome.number }
}

/** Dismisses an e-mail in review. False when another decision was made concurrently. */
export async function dismissMail(
  payload: BasePayload,
  mail: IncomingMail,
  { by, now }: { by: string; now: Date },
): Promise<boolean> {
  if (mail.state === 'dismissed') return true
  const data = { state: 'dismissed', decidedBy: by, decidedAt: now.toISOString() } as const
  return (await close(payload, mail, data)) !== null
}
