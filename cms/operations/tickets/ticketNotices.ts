import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { channelsToReach } from '#domain/messages/channelsToReach.ts'
import type { NoticeKind } from '#domain/messages/noticeKinds.ts'
import type { NotificationContent } from '#domain/notifications/NotificationContent.ts'
import { ticketAnsweredNotification } from '#domain/notifications/texts.ts'
import {
  complaintReceivedNotification,
  grievanceOfficerText,
} from '#domain/notifications/ticketNotifications.ts'
import { literalText, paragraphs, textOf } from '#domain/text/textOf.ts'
import type { SupportTicket, TicketMessage } from '#payload-types'
import { env } from '../../config/env.ts'
import { messageWithLink } from '../messages/messageWithLink.ts'
import { notifyByMessage } from '../messages/queueNotice.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { ticketNoticeKey } from './noticeKey.ts'
import { grievanceOfficer } from './serviceRules.ts'

type Told = { content: NotificationContent; dedupeKey: string; now: Date; kind: NoticeKind }

/** Tells the student in the product and by proven e-mail, or by SMS without one. False when the account is gone. */
async function notifyStudent(
  payload: BasePayload,
  ticket: SupportTicket,
  { content, dedupeKey, now, kind }: Told,
): Promise<boolean> {
  const student = idOf(ticket.student)
  const [project, person] = await Promise.all([
    projectOfRow(payload, ticket),
    readRow({ payload, collection: 'users', where: { id: { equals: student ?? '' } } }),
  ])
  if (!student || !person) return false
  const { title, text, href } = content
  await notifyByMessage(payload, {
    notification: { project: project.id, user: student, kind: 'message', title, text, href, dedupeKey, now },
    project,
    person,
    channels: channelsToReach(person),
    ...(await messageWithLink(payload, project, person, content)),
    thread: `ticket-${ticket.mailToken}`,
    kind,
  })
  return true
}

/** Tells the student of a reply, with its words in the e-mail. A failure is only logged. */
export async function notifyReplied(
  payload: BasePayload,
  ticket: SupportTicket,
  reply: Pick<TicketMessage, 'id' | 'text'>,
  now: Date,
): Promise<void> {
  const content = ticketAnsweredNotification(ticket.number)
  const canReply = env().MAIL_IN_URL ? textOf('notification.replyByMail') : null
  const letter = paragraphs(content.text, literalText(ticket.subject), literalText(reply.text), canReply)
  try {
    await notifyStudent(payload, ticket, {
      content: { ...content, letter },
      dedupeKey: ticketNoticeKey(ticket.id, reply.id),
      now,
      kind: 'help',
    })
  } catch (err) {
    payload.logger.error({ msg: 'a student could not be notified of a reply', err })
  }
}

/**
 * Acknowledges a complaint as the E-Commerce Rules ask: its number, until when it is redressed, and who is responsible. A failure is only
 * logged; cms/jobs/sweepTickets.ts repeats it. Idempotent.
 */
export async function acknowledgeComplaint(
  payload: BasePayload,
  project: Pick<RequestProject, 'id'>,
  ticket: SupportTicket,
  now: Date,
): Promise<void> {
  try {
    const officer = await grievanceOfficer(payload, project.id)
    const content = complaintReceivedNotification(
      ticket.number,
      Date.parse(ticket.redressDueAt ?? ticket.createdAt),
    )
    const letter = paragraphs(
      content.text,
      literalText(ticket.subject),
      officer && grievanceOfficerText(officer),
    )
    const told: Told = {
      content: { ...content, letter },
      dedupeKey: ticketNoticeKey(ticket.id, 'received'),
      now,
      kind: 'account',
    }
    if (!(await notifyStudent(payload, ticket, told))) return
    await conditionalUpdate({
      payload,
      collection: 'support-tickets',
      where: { and: [{ id: { equals: ticket.id } }, { acknowledgedAt: { exists: false } }] },
      data: { acknowledgedAt: now.toISOString(), rev: { $inc: 1 } },
    })
  } catch (err) {
    payload.logger.error({ msg: 'a complaint could not be acknowledged', err })
  }
}
