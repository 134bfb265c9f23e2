import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { channelsToReach } from '#domain/messages/channelsToReach.ts'
import { ticketAnsweredNotification } from '#domain/tickets/tickets.ts'
import type { SupportTicket } from '#payload-types'
import { notifyByMessage } from '../messages/queueNotice.ts'
import { projectAddress } from '../projects/projectAddress.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'

/** Notifies the student of the saved reply, in the product and by proven e-mail, or by SMS without one. A failure is only logged. */
export async function notifyOfReply(payload: BasePayload, ticket: SupportTicket): Promise<void> {
  const student = idOf(ticket.student)
  if (!student || !ticket.reply) return
  const now = new Date()
  const answer = createHash('sha256').update(ticket.reply).digest('base64url').slice(0, 16)
  try {
    const [project, person] = await Promise.all([
      projectOfRow(payload, ticket),
      readRow({ payload, collection: 'users', where: { id: { equals: student } } }),
    ])
    if (!person) return
    const { host, address } = await projectAddress(payload, project)
    const notification = ticketAnsweredNotification(ticket.number)
    await notifyByMessage(payload, {
      notification: {
        ...{ project: project.id, user: student, kind: 'message', ...notification },
        ...{ dedupeKey: `ticket:${ticket.id}:${answer}`, now },
      },
      ...{ project, person, channels: channelsToReach(person), host },
      text: `${notification.title}. ${notification.text}\n\n${address}${notification.href}`,
      letter: `${notification.title}. ${notification.text}\n\n${ticket.subject}\n\n${ticket.reply}`,
    })
  } catch (err) {
    payload.logger.error({ msg: 'a student could not be notified of a reply', err })
  }
}
