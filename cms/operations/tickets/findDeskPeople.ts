import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { DeskPerson } from '#domain/calls/supportDesk.ts'
import { WAITING_STATES } from '#domain/tickets/transitions.ts'
import type { SupportTicket } from '#payload-types'
import { findHolders } from '../people/findHolders.ts'

const MAX_COUNTED = 5000

/** Who may answer the tickets of a project: its admins, and sub admins who may edit support tickets; those with the fewest waiting first. */
export async function findDeskPeople(payload: BasePayload, project: string): Promise<DeskPerson[]> {
  const users = await findHolders(payload, project, 'supportTickets')
  const { docs: waiting } = await payload.db.find<SupportTicket>({
    collection: 'support-tickets',
    where: {
      and: [
        { project: { equals: project } },
        { assignee: { in: users.map(({ id }) => id) } },
        { state: { in: [...WAITING_STATES] } },
      ],
    },
    select: { assignee: true },
    limit: MAX_COUNTED,
    pagination: false,
  })
  const counts = new Map<string, number>()
  for (const { assignee } of waiting) {
    const id = idOf(assignee) ?? ''
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return users
    .map(({ id, name }) => ({ id, name, waiting: counts.get(id) ?? 0 }))
    .sort((a, b) => a.waiting - b.waiting || a.name.localeCompare(b.name))
}
