import type { BasePayload } from 'payload'
import { countRows, insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { TicketMessageBody } from '#domain/calls/tickets.ts'
import type { MessageKind } from '#domain/tickets/messages.ts'
import type { ServiceRules } from '#domain/tickets/targets.ts'
import { MAX_TICKET_MESSAGES, TICKET_MESSAGES_PER_DAY } from '#domain/tickets/tickets.ts'
import { messageEvent, ticketMove } from '#domain/tickets/transitions.ts'
import type { SupportTicket, TicketMessage } from '#payload-types'
import { releaseLimits, reserveLimits } from '../rateLimits/limits.ts'
import { claimFiles, findOwnFiles } from './files/claimFiles.ts'
import { changeTicket, movedColumns } from './moveTicket.ts'
import { serviceRules } from './serviceRules.ts'

type Written = { ticket: SupportTicket; author: string; body: TicketMessageBody; now: Date }
export type MessageOutcome =
  /** `isNew` is false for a message that was stored before. */
  | { state: 'added'; isNew: boolean; ticket: SupportTicket; message: TicketMessage }
  | { state: 'closed' | 'noFile' }
  | { state: 'limit'; retryAfterS: number }

/** A student's message: waits for a reply again, or opens a resolved ticket again. Idempotent per `attempt`. */
export async function addStudentMessage(payload: BasePayload, written: Written): Promise<MessageOutcome> {
  const { ticket, author, now } = written
  const limits = [
    {
      kind: 'window' as const,
      key: `ticketMessage:${idOf(ticket.project)}:${author}`,
      limit: TICKET_MESSAGES_PER_DAY,
      windowMs: DAY_MS,
    },
  ]
  const quota = await reserveLimits(payload, limits, now)
  if (!quota.ok) return { state: 'limit', retryAfterS: quota.retryAfterS }
  const outcome = await add(payload, 'student', written, (row, rules) => {
    const event = messageEvent(row.state)
    if (event === undefined) return null
    const state = event === null ? row.state : ticketMove(row.state, event, 'student')
    return state && movedColumns(row, state, now, rules)
  })
  if (!(outcome.state === 'added' && outcome.isNew)) await releaseLimits(payload, limits)
  return outcome
}

/**
 * A reply of the team; the first one by a person ends the clock of the first reply. With `resolves` the ticket is resolved by it. Idempotent
 * per `attempt`.
 */
export const addReply = (
  payload: BasePayload,
  written: Written & { resolves: boolean },
): Promise<MessageOutcome> =>
  add(payload, 'reply', written, (row, rules) => {
    const { resolves, now, author } = written
    const answered = ticketMove(row.state, 'reply', 'staff')
    if (!answered) return null
    const at = now.toISOString()
    return {
      ...movedColumns(row, resolves ? 'resolved' : answered, now, rules),
      repliedAt: at,
      firstRepliedAt: row.firstRepliedAt ?? at,
      assignee: row.assignee ?? author,
    }
  })

/** A note that only the team reads. Idempotent per `attempt`. */
export const addNote = (payload: BasePayload, written: Written): Promise<MessageOutcome> =>
  add(payload, 'note', written, () => ({}))

/**
 * Stores the message first and moves the ticket after it: after a kill in between, the same message sent again finishes the move.
 * @param change what the message changes in the ticket as it is; null when it takes no such message
 */
async function add(
  payload: BasePayload,
  kind: MessageKind,
  { ticket, author, body, now }: Written,
  change: (row: SupportTicket, rules: ServiceRules) => Partial<SupportTicket> | null,
): Promise<MessageOutcome> {
  const [id, project] = [String(ticket.id), idOf(ticket.project) ?? '']
  const messageKey = `${id}:${author}:${body.attempt}`
  const rules = await serviceRules(payload, project)
  const find = () =>
    readRow({ payload, collection: 'ticket-messages', where: { messageKey: { equals: messageKey } } })
  let message = await find()
  const count = await countRows({
    payload,
    collection: 'ticket-messages',
    where: { ticket: { equals: id } },
  })
  if (!message && (count >= MAX_TICKET_MESSAGES || change(ticket, rules) === null)) return { state: 'closed' }
  const files = await findOwnFiles(payload, { project, owner: author, ids: body.files, ticket: id })
  if (!files) return { state: 'noFile' }
  const row = message
    ? null
    : await insertIfAbsent({
        payload,
        collection: 'ticket-messages',
        data: {
          ticket: id,
          messageKey,
          kind,
          author,
          text: body.text,
          files,
          at: now.toISOString(),
          project,
        },
      })
  message ??= row ?? (await find())
  if (!message) throw new Error('a message of a ticket could be neither inserted nor found')
  await claimFiles(payload, message.files, { ticket: id, isInternal: kind === 'note' })
  const position = count + (row ? 1 : 0)
  const moved = await changeTicket(payload, id, (current) => {
    // A repeated message has changed the ticket already.
    if (!row && current.messageCount >= position) return null
    return { ...(change(current, rules) ?? {}), messageCount: Math.max(current.messageCount + 1, position) }
  })
  return { state: 'added', isNew: row !== null, ticket: moved ?? ticket, message }
}
