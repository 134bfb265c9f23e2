import { ACKNOWLEDGE_WITHIN_MS } from './targets.ts'
import { TICKET_CATEGORIES, type TicketCategory } from './tickets.ts'
import { isActive, type TicketState } from './transitions.ts'

/** What the report reads of a ticket; moments in ms since epoch. */
export type ReportedTicket = {
  category: TicketCategory
  state: TicketState
  openedAt: number
  firstRepliedAt: number | null
  firstReplyDueAt: number | null
  resolvedAt: number | null
  resolveDueAt: number | null
  acknowledgedAt: number | null
  redressDueAt: number | null
  rating: number | null
}

/** Tickets that kept a target, missed it, or still have time. */
export type Kept = { inTime: number; late: number; open: number }

export type CategoryReport = {
  category: TicketCategory
  opened: number
  /** Still worked on, whenever the report is read. */
  active: number
  firstReply: Kept
  resolution: Kept
}

/** Tickets that were opened in a period, how the targets were kept, and of complaints the times of the E-Commerce Rules. */
export type SupportReport = {
  /** Without those that were merged into others. */
  opened: number
  merged: number
  categories: CategoryReport[]
  firstReply: Kept
  resolution: Kept
  /** Half of the first replies came sooner than this, ms by the calendar; null without replies. */
  medianFirstReplyMs: number | null
  ratings: { count: number /** Mean of 1 to 5; null without ratings. */; mean: number | null }
  complaints: { opened: number; acknowledged: Kept; redressed: Kept }
}

/** Where a target stands: done before or after it was due, or not done yet. */
function standing(dueAt: number | null, doneAt: number | null, now: number): keyof Kept | null {
  if (dueAt === null) return null
  if ((doneAt ?? now) > dueAt) return 'late'
  return doneAt === null ? 'open' : 'inTime'
}

const countKept = (standings: readonly (keyof Kept | null)[]): Kept => {
  const kept: Kept = { inTime: 0, late: 0, open: 0 }
  for (const one of standings) if (one) kept[one] += 1
  return kept
}

/** Merged tickets are answered in another one: they are not counted by themselves. */
const isMeasured = ({ state }: ReportedTicket): boolean => state !== 'merged'

const replyStanding = (ticket: ReportedTicket, now: number) =>
  // Resolved without a reply, such as by the student: no reply is due.
  ticket.firstRepliedAt === null && !isActive(ticket.state)
    ? null
    : standing(ticket.firstReplyDueAt, ticket.firstRepliedAt, now)

/** An answered ticket waits for its student, and its clock stands. */
const resolveStanding = (ticket: ReportedTicket, now: number) =>
  ticket.state === 'answered' ? 'open' : standing(ticket.resolveDueAt, ticket.resolvedAt, now)

const keptTargets = (tickets: readonly ReportedTicket[], now: number) => ({
  firstReply: countKept(tickets.map((ticket) => replyStanding(ticket, now))),
  resolution: countKept(tickets.map((ticket) => resolveStanding(ticket, now))),
})

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** The report of tickets that were opened in a period, as it stands at `now` (ms since epoch). */
export function supportReport(tickets: readonly ReportedTicket[], now: number): SupportReport {
  const measured = tickets.filter(isMeasured)
  const complaints = measured.filter(({ redressDueAt }) => redressDueAt !== null)
  const rated = measured.flatMap(({ rating }) => rating ?? [])
  return {
    opened: measured.length,
    merged: tickets.length - measured.length,
    categories: TICKET_CATEGORIES.map(({ id }) => {
      const own = measured.filter(({ category }) => category === id)
      return {
        category: id,
        opened: own.length,
        active: own.filter(({ state }) => isActive(state)).length,
        ...keptTargets(own, now),
      }
    }),
    ...keptTargets(measured, now),
    medianFirstReplyMs: median(
      measured.flatMap(({ openedAt, firstRepliedAt }) =>
        firstRepliedAt === null ? [] : [firstRepliedAt - openedAt],
      ),
    ),
    ratings: {
      count: rated.length,
      mean: rated.length > 0 ? rated.reduce((sum, stars) => sum + stars, 0) / rated.length : null,
    },
    complaints: {
      opened: complaints.length,
      acknowledged: countKept(
        complaints.map(({ openedAt, acknowledgedAt }) =>
          standing(openedAt + ACKNOWLEDGE_WITHIN_MS, acknowledgedAt, now),
        ),
      ),
      redressed: countKept(
        complaints.map(({ redressDueAt, resolvedAt }) => standing(redressDueAt, resolvedAt, now)),
      ),
    },
  }
}
