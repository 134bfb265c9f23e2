import type { PayloadRequest } from 'payload'
import { allOf, inProject } from '#access/compose.ts'
import { editorsOf } from '#access/moduleRules.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { ACTIVE_STATES } from '#domain/tickets/transitions.ts'
import type { SupportTicket } from '#payload-types'

const MAX_TARGETS = 50

export type MergeTarget = Pick<SupportTicket, 'number' | 'subject' | 'state' | 'createdAt'>

/** The active tickets of the same student into which a ticket can be merged, the newest first: those that the requesting user may edit. */
export async function mergeTargets(req: PayloadRequest, ticket: SupportTicket): Promise<MergeTarget[]> {
  const extent = allOf(editorsOf('support-tickets'), inProject)({ req })
  if (extent === false) return []
  const rows = await readRows({
    payload: req.payload,
    collection: 'support-tickets',
    where: {
      and: [
        { student: { equals: idOf(ticket.student) } },
        { project: { equals: idOf(ticket.project) } },
        { state: { in: [...ACTIVE_STATES] } },
        { id: { not_equals: ticket.id } },
        ...(extent === true ? [] : [extent]),
      ],
    },
    select: ['number', 'subject', 'state', 'createdAt'],
    sort: ['-createdAt'],
    limit: MAX_TARGETS,
  })
  return rows.map(({ number, subject, state, createdAt }) => ({ number, subject, state, createdAt }))
}
