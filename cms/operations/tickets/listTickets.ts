import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import type { TicketView } from '#domain/calls/tickets.ts'
import { TICKETS_PER_PAGE } from '#domain/tickets/tickets.ts'
import type { Order, SupportTicket } from '#payload-types'

type TicketQuery = { project: RequestProject; student: string; page: number }

/** One page of a student's own tickets, newest first, without internal notes. */
export async function listTickets(
  payload: BasePayload,
  { project, student, page }: TicketQuery,
): Promise<{ tickets: TicketView[]; total: number; pageCount: number }> {
  const { docs, totalDocs, totalPages } = await payload.db.find<SupportTicket>({
    collection: 'support-tickets',
    where: { and: [{ project: { equals: project.id } }, { student: { equals: student } }] },
    sort: '-createdAt',
    limit: TICKETS_PER_PAGE,
    page,
  })
  const numbers = await numbersOf(
    payload,
    docs.flatMap(({ order }) => idOf(order) ?? []),
  )
  return {
    tickets: docs.map((ticket) => viewOf(ticket, numbers)),
    total: totalDocs,
    pageCount: totalPages,
  }
}

async function numbersOf(payload: BasePayload, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.db.find<Order>({
    collection: 'orders',
    where: { id: { in: ids } },
    select: { number: true },
    limit: ids.length,
    pagination: false,
  })
  return new Map(docs.map(({ id, number }) => [String(id), number]))
}

const viewOf = (ticket: SupportTicket, numbers: Map<string, string>): TicketView => ({
  id: String(ticket.id),
  number: ticket.number,
  topic: ticket.topic,
  subject: ticket.subject,
  text: ticket.text,
  state: ticket.state,
  reply: ticket.reply || null,
  repliedAt: ticket.repliedAt ? Date.parse(ticket.repliedAt) : null,
  openedAt: Date.parse(ticket.createdAt),
  orderNumber: numbers.get(idOf(ticket.order) ?? '') ?? null,
})
