import type { BasePayload } from 'payload'
import { monthRange } from '#domain/invoices/financialYear.ts'
import { type ReportedTicket, type SupportReport, supportReport } from '#domain/tickets/supportReport.ts'
import type { SupportTicket } from '#payload-types'

const BATCH_SIZE = 500
const COLUMNS = [
  'category',
  'state',
  'createdAt',
  'firstRepliedAt',
  'firstReplyDueAt',
  'resolvedAt',
  'resolveDueAt',
  'acknowledgedAt',
  'redressDueAt',
  'rating',
]
const SELECTED = Object.fromEntries(COLUMNS.map((name) => [name, true as const]))

const msOf = (at: string | null | undefined): number | null => (at ? Date.parse(at) : null)

const reportedOf = (row: SupportTicket): ReportedTicket => ({
  category: row.category,
  state: row.state,
  openedAt: Date.parse(row.createdAt),
  firstRepliedAt: msOf(row.firstRepliedAt),
  firstReplyDueAt: msOf(row.firstReplyDueAt),
  resolvedAt: msOf(row.resolvedAt),
  resolveDueAt: msOf(row.resolveDueAt),
  acknowledgedAt: msOf(row.acknowledgedAt),
  redressDueAt: msOf(row.redressDueAt),
  rating: row.rating ?? null,
})

/** The report of the tickets that were opened in a month (`2026-11`, in India), as it stands at `now`. */
export async function monthReport(
  payload: BasePayload,
  { project, month }: { project: string; month: string },
  now: Date,
): Promise<SupportReport> {
  const { from, to } = monthRange(month)
  const tickets: ReportedTicket[] = []
  for (let page = 1; ; page++) {
    const { docs, hasNextPage } = await payload.db.find<SupportTicket>({
      collection: 'support-tickets',
      where: {
        and: [
          { project: { equals: project } },
          { createdAt: { greater_than_equal: new Date(from).toISOString() } },
          { createdAt: { less_than: new Date(to).toISOString() } },
        ],
      },
      sort: ['createdAt', 'id'],
      limit: BATCH_SIZE,
      page,
      select: SELECTED,
    })
    tickets.push(...docs.map(reportedOf))
    if (!hasNextPage) return supportReport(tickets, now.getTime())
  }
}
