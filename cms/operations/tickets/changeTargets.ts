import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { dueTimes, redressDueAt } from '#domain/tickets/targets.ts'
import { isActive } from '#domain/tickets/transitions.ts'
import type { SupportTicket } from '#payload-types'
import { changeTicket } from './moveTicket.ts'
import { serviceRules } from './serviceRules.ts'
import { acknowledgeComplaint } from './ticketNotices.ts'

type Change = {
  priority?: SupportTicket['priority'] | undefined
  category?: SupportTicket['category'] | undefined
}

/**
 * Changes priority or category of an active ticket. A priority counts from the opening; a ticket that becomes a complaint gets the times of the
 * law from its opening and is acknowledged. Null when the ticket is not active.
 */
export async function changeTargets(
  payload: BasePayload,
  ticket: SupportTicket,
  { priority, category }: Change,
  now: Date,
): Promise<SupportTicket | null> {
  const project = idOf(ticket.project) ?? ''
  const rules = await serviceRules(payload, project)
  const changed = await changeTicket(payload, String(ticket.id), (row) => {
    if (!isActive(row.state)) return null
    const openedAt = Date.parse(row.createdAt)
    const due = priority && priority !== row.priority ? dueTimes(openedAt, priority, rules) : null
    return {
      ...(due
        ? {
            priority,
            firstReplyDueAt: new Date(due.firstReplyDueAt).toISOString(),
            resolveDueAt: new Date(due.resolveDueAt).toISOString(),
          }
        : {}),
      ...(category
        ? {
            category,
            redressDueAt:
              category === 'grievance' ? new Date(redressDueAt(openedAt, rules.zone)).toISOString() : null,
          }
        : {}),
    } as Partial<SupportTicket>
  })
  if (changed?.category === 'grievance' && !changed.acknowledgedAt)
    await acknowledgeComplaint(payload, { id: project }, changed, now)
  return changed
}
