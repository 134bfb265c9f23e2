import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { TicketMessageView, TicketRow, TicketView } from '#domain/calls/tickets.ts'
import { isWaiting } from '#domain/tickets/transitions.ts'
import type { SupportTicket, TicketMessage } from '#payload-types'
import { grievanceOfficer } from './serviceRules.ts'

const MAX_MERGED = 20
const MAX_MESSAGES = 1000

/** What lists read of a ticket: everything but its words. */
export const ROW_COLUMNS = [
  'number',
  'category',
  'subject',
  'state',
  'order',
  'createdAt',
  'firstRepliedAt',
  'firstReplyDueAt',
  'repliedAt',
] as const

const msOf = (at: string | null | undefined): number | null => (at ? Date.parse(at) : null)

export const rowOf = (ticket: SupportTicket, numbers: Map<string, string>): TicketRow => ({
  id: String(ticket.id),
  number: ticket.number,
  category: ticket.category,
  subject: ticket.subject,
  state: ticket.state,
  openedAt: Date.parse(ticket.createdAt),
  replyDueAt: isWaiting(ticket.state) && !ticket.firstRepliedAt ? msOf(ticket.firstReplyDueAt) : null,
  repliedAt: msOf(ticket.repliedAt),
  orderNumber: numbers.get(idOf(ticket.order) ?? '') ?? null,
})

/** Numbers of orders by their ids. */
export async function orderNumbers(payload: BasePayload, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await readRows({
    payload,
    collection: 'orders',
    where: { id: { in: ids } },
    sort: ['id'],
    limit: ids.length,
    select: ['id', 'number'],
  })
  return new Map(rows.map(({ id, number }) => [String(id), number]))
}

/** A part of a conversation: a message, or the question of a ticket that was merged into this one (`kind` is `student`). */
export type Said = Pick<TicketMessage, 'id' | 'kind' | 'text' | 'files'> & {
  author: string
  /** Ms since epoch. */
  at: number
  /** Number of the merged ticket it comes from; null for the ticket itself. */
  from: string | null
}

/** What was said after the question of a ticket, oldest first, also in tickets merged into it; with notes of the team. */
export async function conversationOf(payload: BasePayload, ticket: SupportTicket): Promise<Said[]> {
  const merged = await readRows({
    payload,
    collection: 'support-tickets',
    where: { mergedInto: { equals: ticket.id } },
    sort: ['createdAt'],
    limit: MAX_MERGED,
  })
  const numbers = new Map(merged.map(({ id, number }) => [String(id), number]))
  const messages = await readRows({
    payload,
    collection: 'ticket-messages',
    where: { ticket: { in: [String(ticket.id), ...numbers.keys()] } },
    sort: ['at'],
    limit: MAX_MESSAGES,
  })
  const questions = merged.map(
    (one): Said => ({
      id: String(one.id),
      kind: 'student',
      text: `${one.subject}\n\n${one.text}`,
      files: one.files,
      author: idOf(one.student) ?? '',
      at: Date.parse(one.createdAt),
      from: one.number,
    }),
  )
  const said = messages.map(
    ({ id, kind, text, files, author, at, ticket: of }): Said => ({
      id: String(id),
      kind,
      text,
      files,
      author: idOf(author) ?? '',
      at: Date.parse(at),
      from: numbers.get(idOf(of) ?? '') ?? null,
    }),
  )
  return [...questions, ...said].sort((a, b) => a.at - b.at)
}

/** First names of these people by their ids. */
export async function namesOf(payload: BasePayload, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter(Boolean)
  if (wanted.length === 0) return new Map()
  const rows = await readRows({
    payload,
    collection: 'users',
    where: { id: { in: wanted } },
    sort: ['id'],
    limit: wanted.length,
    select: ['id', 'name'],
  })
  return new Map(rows.map(({ id, name }) => [String(id), (name ?? '').trim().split(/\s+/)[0] ?? '']))
}

/** A ticket with its conversation as its student reads it: without notes of the team. */
export async function viewOf(payload: BasePayload, ticket: SupportTicket): Promise<TicketView> {
  const orderId = idOf(ticket.order)
  const mergedId = idOf(ticket.mergedInto)
  const isComplaint = ticket.category === 'grievance'
  const [said, numbers, merged, officer] = await Promise.all([
    conversationOf(payload, ticket),
    orderNumbers(payload, orderId ? [orderId] : []),
    mergedId
      ? readRow({ payload, collection: 'support-tickets', where: { id: { equals: mergedId } } })
      : null,
    isComplaint ? grievanceOfficer(payload, idOf(ticket.project) ?? '') : null,
  ])
  const shown = said.filter(({ kind }) => kind !== 'note')
  const names = await namesOf(
    payload,
    shown.filter(({ kind }) => kind === 'reply').map(({ author }) => author),
  )
  return {
    ...rowOf(ticket, numbers),
    text: ticket.text,
    files: ticket.files,
    rating: ticket.rating ?? null,
    messages: shown.map(
      ({ id, kind, author, at, text, files }): TicketMessageView => ({
        id,
        kind: kind as TicketMessageView['kind'],
        at,
        text,
        files,
        name: kind === 'reply' ? (names.get(author) ?? '') : null,
      }),
    ),
    mergedInto: merged?.number ?? null,
    redressDueAt: isComplaint ? msOf(ticket.redressDueAt) : null,
    officer,
  }
}
