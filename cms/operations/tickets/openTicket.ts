import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { claimKey, insertIfAbsent, readRow } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { TicketOpenBody } from '#domain/calls/tickets.ts'
import { dueTimes, redressDueAt } from '#domain/tickets/targets.ts'
import { priorityOf, TICKETS_PER_DAY, ticketNumber } from '#domain/tickets/tickets.ts'
import type { SupportTicket } from '#payload-types'
import { ownOrder } from '../orders/ownOrder.ts'
import { releaseLimits, reserveLimits } from '../rateLimits/limits.ts'
import { claimFiles, findOwnFiles } from './files/claimFiles.ts'
import { notifyTicketOpened } from './notifyTicketOpened.ts'
import { serviceRules } from './serviceRules.ts'
import { acknowledgeComplaint } from './ticketNotices.ts'

const MAX_DRAWS = 8

type Ticket = { project: RequestProject; student: string; body: TicketOpenBody; now: Date }
type Outcome =
  | { state: 'opened'; number: string }
  | { state: 'noOrder' | 'noFile' }
  | { state: 'limit'; retryAfterS: number }

/** The key of a ticket, by one filling of the form. */
export const ticketKeyOf = (project: string, student: string, attempt: string): string =>
  createHash('sha256').update(`${project} ${student} ${attempt}`).digest('base64url')

/**
 * Opens a support ticket with its targets, notifies the staff and acknowledges a complaint. Idempotent per `attempt` (one filling of the
 * form). Five a day per person.
 */
export async function openTicket(
  req: PayloadRequest,
  { project, student, body, now }: Ticket,
): Promise<Outcome> {
  const { payload } = req
  const { attempt, order: orderId, files: fileIds, ...words } = body
  const ticketKey = ticketKeyOf(project.id, student, attempt)
  const find = () =>
    readRow({ payload, collection: 'support-tickets', where: { ticketKey: { equals: ticketKey } } })
  const existing = await find()
  if (existing) {
    await finish(req, project, existing, now)
    return { state: 'opened', number: existing.number }
  }
  const order = orderId ? await ownOrder(payload, project, student, orderId) : null
  if (orderId && !order) return { state: 'noOrder' }
  const files = await findOwnFiles(payload, { project: project.id, owner: student, ids: fileIds })
  if (!files) return { state: 'noFile' }
  const limits = [
    {
      kind: 'window' as const,
      key: `ticket:${project.id}:${student}`,
      limit: TICKETS_PER_DAY,
      windowMs: DAY_MS,
    },
  ]
  const quota = await reserveLimits(payload, limits, now)
  if (!quota.ok) {
    // A double click may have opened the ticket with the last of the limit.
    const other = await find()
    return other
      ? { state: 'opened', number: other.number }
      : { state: 'limit', retryAfterS: quota.retryAfterS }
  }
  const row = await insertIfAbsent({
    payload,
    collection: 'support-tickets',
    data: {
      ...words,
      number: await freeNumber(req, project, now),
      ticketKey,
      student,
      project: project.id,
      order: order?.id ?? null,
      files,
      ...(await startOf(req, project, words.category, now)),
    },
  })
  if (row) {
    await finish(req, project, row, now)
    await notifyTicketOpened(payload, { project: project.id, number: row.number, now })
    return { state: 'opened', number: row.number }
  }
  await releaseLimits(payload, limits)
  const first = await find()
  if (!first) throw new Error('a ticket could be neither inserted nor found')
  return { state: 'opened', number: first.number }
}

/** State and targets of a new ticket. */
async function startOf(
  { payload }: PayloadRequest,
  project: RequestProject,
  category: SupportTicket['category'],
  now: Date,
) {
  const at = now.toISOString()
  const priority = priorityOf(category)
  const rules = await serviceRules(payload, project.id)
  const due = dueTimes(now.getTime(), priority, rules)
  return {
    state: 'open' as const,
    priority,
    waitingSince: at,
    movedAt: at,
    messageCount: 0,
    rev: 0,
    firstReplyDueAt: new Date(due.firstReplyDueAt).toISOString(),
    resolveDueAt: new Date(due.resolveDueAt).toISOString(),
    redressDueAt:
      category === 'grievance' ? new Date(redressDueAt(now.getTime(), rules.zone)).toISOString() : null,
    mailToken: randomBytes(16).toString('hex'),
    createdAt: at,
  }
}

/** What follows the row, repeated by a second call with the same key. */
async function finish(
  { payload }: PayloadRequest,
  project: RequestProject,
  ticket: SupportTicket,
  now: Date,
): Promise<void> {
  await claimFiles(payload, ticket.files, { ticket: String(ticket.id), isInternal: false })
  if (ticket.category === 'grievance' && !ticket.acknowledgedAt)
    await acknowledgeComplaint(payload, project, ticket, now)
}

/** A unique ticket number of the project, claimed before it is stored. */
async function freeNumber({ payload }: PayloadRequest, { id }: RequestProject, now: Date): Promise<string> {
  for (let draws = 0; draws < MAX_DRAWS; draws++) {
    const number = ticketNumber(now, randomInt)
    if (await claimKey(payload, `ticket:${id}:${number}`)) return number
  }
  throw new Error('no free ticket number was found')
}
