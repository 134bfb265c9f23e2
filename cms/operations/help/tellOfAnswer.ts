import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import { ticketAnsweredNews } from '#domain/help/tickets.ts'
import type { Project, SupportTicket, User } from '#payload-types'
import { env } from '../../env.ts'
import { sendNotice } from '../messages/sendNotice.ts'
import { notify } from '../notifications/notify.ts'

/** Tells the student of the answer, in the product and by e-mail when they have proven one. The answer itself is saved by now. */
export async function tellOfAnswer(payload: BasePayload, ticket: SupportTicket): Promise<void> {
  const [student, project] = [idOf(ticket.student), idOf(ticket.project)]
  if (!student || !project || !ticket.reply) return
  const now = new Date()
  const answer = createHash('sha256').update(ticket.reply).digest('base64url').slice(0, 16)
  try {
    const isNew = await notify(payload, {
      project,
      user: student,
      kind: 'message',
      ...ticketAnsweredNews(ticket.number),
      dedupeKey: `ticket:${ticket.id}:${answer}`,
      now,
    })
    if (isNew) await writeTo(payload, { student, project, ticket, now })
  } catch (err) {
    payload.logger.error({ msg: 'a student was not told of an answer', err })
  }
}

type Letter = { student: string; project: string; ticket: SupportTicket; now: Date }

async function writeTo(
  payload: BasePayload,
  { student, project: projectId, ticket, now }: Letter,
): Promise<void> {
  const byId = (id: string) => ({ where: { id: { equals: id } } })
  const [person, project] = await Promise.all([
    payload.db.findOne<User>({ collection: 'users', ...byId(student) }),
    payload.db.findOne<Project>({ collection: 'projects', ...byId(projectId) }),
  ])
  if (!person || !project) return
  const { title, text } = ticketAnsweredNews(ticket.number)
  await sendNotice(payload, {
    project: { id: projectId, slug: project.slug },
    person,
    channel: 'email',
    host: project.domains?.[0]?.host ?? new URL(env().PUBLIC_URL).hostname,
    text: `${title}. ${text}\n\n${ticket.subject}\n\n${ticket.reply}`,
    now,
  })
}
