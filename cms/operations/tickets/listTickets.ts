import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { TicketRow } from '#domain/calls/tickets.ts'
import { TICKETS_PER_PAGE } from '#domain/tickets/tickets.ts'
import type { SupportTicket } from '#payload-types'
import { orderNumbers, ROW_COLUMNS, rowOf } from './ticketViews.ts'

type TicketQuery = { project: RequestProject; student: string; page: number }

/** One page of a student's own tickets, newest first. */
export async function listTickets(
  payload: BasePayload,
  { project, student, page }: TicketQuery,
): Promise<{ tickets: TicketRow[]; total: number; pageCount: number }> {
  const { docs, totalDocs, totalPages } = await payload.db.find<SupportTicket>({
    collection: 'support-tickets',
    where: { and: [{ project: { equals: project.id } }, { student: { equals: student } }] },
    sort: '-createdAt',
    limit: TICKETS_PER_PAGE,
    page,
    select: Object.fromEntries(ROW_COLUMNS.map((name) => [name, true as const])),
  })
  const numbers = await orderNumbers(
    payload,
    docs.flatMap(({ order }) => idOf(order) ?? []),
  )
  return { tickets: docs.map((ticket) => rowOf(ticket, numbers)), total: totalDocs, pageCount: totalPages }
}

/** A student's own ticket by id or number, or null. */
export async function ownTicket(
  payload: BasePayload,
  project: string,
  student: string,
  which: { id: string } | { number: string },
): Promise<SupportTicket | null> {
  const [[field, value]] = Object.entries(which) as [[string, string]]
  const row = await readRow({
    payload,
    collection: 'support-tickets',
    where: {
      and: [
        { project: { equals: project } },
        { student: { equals: student } },
        { [field]: { equals: value } },
      ],
    },
  })
  return row && idOf(row.student) === student ? row : null
}
