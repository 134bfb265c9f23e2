import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { IncomingMail } from '#payload-types'
import { addStudentMessage } from '../tickets/addTicketMessage.ts'
import { notifyTicketOpened } from '../tickets/notifyTicketOpened.ts'

type Outcome = { state: 'added'; number: string } | { state: 'notFound' | 'closed' | 'tooLate' }

const close = (payload: BasePayload, mail: IncomingMail, data: Partial<IncomingMail>) =>
  conditionalUpdate({
    ...{ payload, collection: 'incoming-mails', data },
    where: { and: [{ id: { equals: mail.id } }, { state: { equals: 'waiting' } }] },
  })

/** Staff say that an e-mail belongs to a ticket: it becomes a message of its student. Idempotent. */
export async function addMailToTicket(
  payload: BasePayload,
  mail: IncomingMail,
  { number, by, now }: { number: string; by: string; now: Date },
): Promise<Outcome> {
  const project = idOf(mail.project) ?? ''
  if (mail.state === 'dismissed') return { state: 'tooLate' }
  const ticket = await readRow({
    ...{ payload, collection: 'support-tickets' },
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

/** Staff say that an e-mail needs nothing. False when it has been decided otherwise meanwhile. */
export async function dismissMail(
  payload: BasePayload,
  mail: IncomingMail,
  { by, now }: { by: string; now: Date },
): Promise<boolean> {
  if (mail.state === 'dismissed') return true
  const data = { state: 'dismissed', decidedBy: by, decidedAt: now.toISOString() } as const
  return (await close(payload, mail, data)) !== null
}
