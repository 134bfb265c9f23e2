import { createHash, randomInt } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { claimKey, insertIfAbsent, readRow } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { TicketOpenBody } from '#domain/calls/tickets.ts'
import { TICKETS_PER_DAY, ticketNumber } from '#domain/tickets/tickets.ts'
import { ownOrder } from '../orders/ownOrder.ts'
import { releaseLimits, reserveLimits } from '../rateLimits/limits.ts'
import { notifyTicketOpened } from './notifyTicketOpened.ts'

const MAX_DRAWS = 8

type Ticket = { project: RequestProject; student: string; body: TicketOpenBody; now: Date }
type Outcome =
  | { state: 'opened'; number: string }
  | { state: 'noOrder' }
  | { state: 'limit'; retryAfterS: number }

/** Opens a support ticket and notifies the admins. Idempotent per `attempt` (one filling of the form). Five a day per person. */
export async function openTicket(
  req: PayloadRequest,
  { project, student, body, now }: Ticket,
): Promise<Outcome> {
  const { payload } = req
  const { attempt, order: orderId, ...words } = body
  const ticketKey = createHash('sha256').update(`${project.id} ${student} ${attempt}`).digest('base64url')
  const find = () =>
    readRow({ payload, collection: 'support-tickets', where: { ticketKey: { equals: ticketKey } } })
  const existing = await find()
  if (existing) return { state: 'opened', number: existing.number }
  const order = orderId ? await ownOrder(payload, project, student, orderId) : null
  if (orderId && !order) return { state: 'noOrder' }
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
      order: order?.id ?? null,
      project: project.id,
      state: 'open',
    },
  })
  if (row) {
    await notifyTicketOpened(payload, { project: project.id, number: row.number, now })
    return { state: 'opened', number: row.number }
  }
  await releaseLimits(payload, limits)
  const first = await find()
  if (!first) throw new Error('a ticket could be neither inserted nor found')
  return { state: 'opened', number: first.number }
}

/** A unique ticket number of the project, claimed before it is stored. */
async function freeNumber({ payload }: PayloadRequest, { id }: RequestProject, now: Date): Promise<string> {
  for (let draws = 0; draws < MAX_DRAWS; draws++) {
    const number = ticketNumber(now, randomInt)
    if (await claimKey(payload, `ticket:${id}:${number}`)) return number
  }
  throw new Error('no free ticket number was found')
}
