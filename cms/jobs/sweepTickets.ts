import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { CLOSED_AFTER_MS, lateTicketNotification, RESOLVED_AFTER_MS } from '#domain/tickets/tickets.ts'
import {
  ACTIVE_STATES,
  TICKET_EVENTS,
  type TicketEvent,
  WAITING_STATES,
} from '#domain/tickets/transitions.ts'
import type { SupportTicket } from '#payload-types'
import { notifyAdmins } from '../operations/notifications/notifyAdmins.ts'
import { deleteUnusedTicketFiles } from '../operations/tickets/files/removeTicketFiles.ts'
import { passWaiting } from '../operations/tickets/mergeTickets.ts'
import { moveTicket } from '../operations/tickets/moveTicket.ts'
import { serviceRules } from '../operations/tickets/serviceRules.ts'
import { acknowledgeComplaint } from '../operations/tickets/ticketNotices.ts'

const MAX_AT_ONCE = 500
/** Admins are notified of a complaint this long before its legal deadline. */
const WARN_BEFORE_MS = 5 * DAY_MS
/** Tickets overdue for longer than this are skipped, since staff were notified of them, ms. */
const NOTIFIED_AFTER_MS = 2 * DAY_MS

const STEPS: readonly { event: TicketEvent; from: readonly SupportTicket['state'][]; afterMs: number }[] = [
  { event: 'resolve', from: ['answered'], afterMs: RESOLVED_AFTER_MS },
  { event: 'close', from: TICKET_EVENTS.close.from, afterMs: CLOSED_AFTER_MS },
]

/**
 * Resolves answered tickets after a week without a reply and closes resolved ones two weeks later; notifies the admins once of every ticket whose
 * target has passed or whose legal deadline is near; acknowledges open complaints; finishes interrupted merges; deletes files that were never attached.
 */
export async function sweepTickets(payload: BasePayload, now: Date): Promise<void> {
  for (const step of STEPS) await moveQuiet(payload, step, now)
  await notifyOfLate(payload, now)
  for (const ticket of await find(payload, {
    and: [
      { category: { equals: 'grievance' } },
      { acknowledgedAt: { exists: false } },
      { state: { in: [...ACTIVE_STATES] } },
    ],
  }))
    await acknowledgeComplaint(payload, { id: idOf(ticket.project) ?? '' }, ticket, now)
  for (const ticket of await find(payload, {
    and: [
      { state: { equals: 'merged' } },
      { movedAt: { greater_than: new Date(now.getTime() - NOTIFIED_AFTER_MS).toISOString() } },
      { waitingSince: { exists: true } },
    ],
  }))
    await passWaiting(payload, ticket, now)
  await deleteUnusedTicketFiles(payload, now)
}

const find = (payload: BasePayload, where: Where): Promise<SupportTicket[]> =>
  readRows({ payload, collection: 'support-tickets', where, sort: ['movedAt'], limit: MAX_AT_ONCE })

async function moveQuiet(
  payload: BasePayload,
  { event, from, afterMs }: (typeof STEPS)[number],
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - afterMs).toISOString()
  const rows = await find(payload, {
    and: [{ state: { in: [...from] } }, { movedAt: { less_than: before } }],
  })
  for (const { id, project } of rows) {
    const rules = await serviceRules(payload, idOf(project) ?? '')
    await moveTicket(payload, String(id), { event, actor: 'server', now, rules }, (row) =>
      from.includes(row.state) && row.movedAt < before ? {} : null,
    )
  }
}

/** Conditions of the tickets that have just become overdue, by target. */
function lateTickets(now: Date): Record<'firstReply' | 'resolution' | 'redress', Where[]> {
  const past = (ms: number) => ({
    less_than: new Date(ms).toISOString(),
    greater_than: new Date(ms - NOTIFIED_AFTER_MS).toISOString(),
  })
  const at = now.getTime()
  const waiting: Where = { state: { in: [...WAITING_STATES] } }
  return {
    firstReply: [waiting, { firstRepliedAt: { exists: false } }, { firstReplyDueAt: past(at) }],
    resolution: [waiting, { resolveDueAt: past(at) }],
    redress: [{ state: { in: [...ACTIVE_STATES] } }, { redressDueAt: past(at + WARN_BEFORE_MS) }],
  }
}

async function notifyOfLate(payload: BasePayload, now: Date): Promise<void> {
  for (const [what, and] of Object.entries(lateTickets(now)))
    for (const { id, number, project } of await find(payload, { and }))
      await notifyAdmins(payload, {
        project: idOf(project) ?? '',
        kind: 'message',
        now,
        dedupeKey: `ticket:${id}:late:${what}`,
        ...lateTicketNotification(String(id), number, what as keyof ReturnType<typeof lateTickets>),
      })
}
