import type { BasePayload, PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { HOUR_MS } from '#domain/auth/policy.ts'
import { ADMIN_LEVEL, levelOf } from '#domain/roles/roles.ts'
import type { User } from '#payload-types'
import type { SeedActivity } from '#seed/format/ActivitySchema.ts'
import { addAnswer, addStudentMessage as addDoubtMessage } from '../../doubts/addDoubtMessage.ts'
import { askDoubt } from '../../doubts/askDoubt.ts'
import { ownDoubt } from '../../doubts/doubtRows.ts'
import { moveDoubt } from '../../doubts/moveDoubt.ts'
import { notifyAnswered } from '../../doubts/notifyOfDoubt.ts'
import { rateDoubt } from '../../doubts/rateDoubt.ts'
import { addNote, addReply, addStudentMessage } from '../../tickets/addTicketMessage.ts'
import { ownTicket } from '../../tickets/listTickets.ts'
import { changeTicket } from '../../tickets/moveTicket.ts'
import { openTicket } from '../../tickets/openTicket.ts'
import { notifyReplied } from '../../tickets/ticketNotices.ts'
import { ImportError } from '../writeRecord.ts'
import type { ScheduledStep } from './ScheduledStep.ts'

/** Time between two messages of a conversation, ms; the last ones are not later than now. */
const MESSAGE_GAP_MS = 2 * HOUR_MS

type Context = { req: PayloadRequest; project: RequestProject; student: string }
type Ticket = SeedActivity['tickets'][number] & { attempt: string }
type Doubt = SeedActivity['doubts'][number] & { attempt: string }

/** The tickets and doubts of a person's activity. @param at the time of a step, ms since epoch */
export function helpSteps(
  context: Context,
  { tickets, doubts }: SeedActivity,
  at: (step: { on: string; time: string }) => number,
): ScheduledStep[] {
  const attemptOf = (kind: string, index: number) => `seed-${kind}${index}-${context.student}`.slice(0, 50)
  return [
    ...tickets.map(
      (ticket, index): ScheduledStep => ({
        at: at(ticket),
        run: (moment) => replayTicket(context, { ...ticket, attempt: attemptOf('t', index) }, moment),
      }),
    ),
    ...doubts.map(
      (doubt, index): ScheduledStep => ({
        at: at(doubt),
        run: (moment) => replayDoubt(context, { ...doubt, attempt: attemptOf('d', index) }, moment),
      }),
    ),
  ]
}

/** The person of a project with the lowest level in a range. Throws an ImportError when there is none. */
async function staffOf(payload: BasePayload, project: string, [from, below]: [number, number]) {
  const { docs } = await payload.db.find<User>({
    collection: 'users',
    where: {
      and: [
        { project: { equals: project } },
        { userLevel: { greater_than_equal: from } },
        { userLevel: { less_than: below } },
      ],
    },
    sort: 'createdAt',
    limit: 1,
    pagination: false,
  })
  if (!docs[0]) throw new ImportError('nobody in the project can answer its tickets and doubts')
  return String(docs[0].id)
}

/** Opens a ticket and adds its conversation, like the student and the support staff would. */
async function replayTicket({ req, project, student }: Context, ticket: Ticket, now: Date): Promise<void> {
  const { payload } = req
  const { category, subject, text, conversation, rating, attempt } = ticket
  const body = { category, subject, text, attempt, files: [] }
  const opened = await openTicket(req, { project, student, body, now })
  if (opened.state !== 'opened')
    throw new ImportError(`the ticket "${subject}" was not taken: ${opened.state}`)
  const find = () => ownTicket(payload, project.id, student, { number: opened.number })
  const staff = conversation.some(({ by }) => by !== 'student')
    ? await staffOf(payload, project.id, [ADMIN_LEVEL, Number.POSITIVE_INFINITY])
    : ''
  for (const [index, { by, text: said, resolves }] of conversation.entries()) {
    const at = momentOf(now, index)
    const row = await find()
    if (!row) return
    const message = { ticket: String(row.id), text: said, files: [], attempt: `${attempt}-${index}` }
    const written = { ticket: row, author: by === 'student' ? student : staff, body: message, now: at }
    const add = { student: addStudentMessage, note: addNote }
    const outcome = await (by === 'reply'
      ? addReply(payload, { ...written, resolves })
      : add[by](payload, written))
    if (outcome.state !== 'added') throw new ImportError(`a message of "${subject}" was not taken`)
    if (by === 'reply') await notifyReplied(payload, outcome.ticket, outcome.message, at)
  }
  const row = rating ? await find() : null
  if (row) await changeTicket(payload, String(row.id), () => ({ rating: rating ?? null }))
}

/** Asks a doubt, and answers it as an expert would. */
async function replayDoubt({ req, project, student }: Context, doubt: Doubt, now: Date): Promise<void> {
  const { payload } = req
  const { subject, title, text, conversation, rating, attempt } = doubt
  const body = { subject, title, text, attempt, files: [], mayShare: false }
  const asked = await askDoubt(req, { project, student, body, now })
  if (asked.state !== 'asked') throw new ImportError(`the doubt "${title}" was not taken: ${asked.state}`)
  const find = () => ownDoubt(payload, project.id, student, { number: asked.number })
  for (const [index, { by, text: said }] of conversation.entries()) {
    const at = momentOf(now, index)
    const row = await find()
    if (!row) return
    const body = { doubt: String(row.id), text: said, attempt: `${attempt}-${index}`, files: [] }
    if (by === 'student') {
      await addDoubtMessage(payload, { doubt: row, author: student, body, now: at })
      continue
    }
    const expert = await staffOf(payload, project.id, [levelOf('expert'), levelOf('expert') + 1])
    const mover = { event: 'take', actor: 'expert', now: at } as const
    await moveDoubt(payload, row, mover, () => ({ expert }))
    const outcome = await addAnswer(payload, { doubt: row, author: expert, body, now: at })
    if (outcome.state !== 'added') throw new ImportError(`the answer to "${title}" was not taken`)
    await notifyAnswered(payload, outcome.doubt, at)
  }
  const row = rating ? await find() : null
  if (row && rating) await rateDoubt(payload, row, rating, momentOf(now, conversation.length))
}

const momentOf = (asked: Date, index: number): Date =>
  new Date(Math.max(asked.getTime(), Math.min(asked.getTime() + (index + 1) * MESSAGE_GAP_MS, Date.now())))
