import { PENDING_FILTERS } from '#domain/panel/pendingFilters.ts'
import { ACTIVE_STATES } from '#domain/tickets/transitions.ts'
import type { Queue } from '../panel/queues.ts'

/** The queues of the support desk, in working order. */
export const TICKET_QUEUES: readonly Queue[] = [
  { id: 'all', label: 'All', collection: 'support-tickets', where: {}, isWork: false },
  {
    id: 'waiting',
    label: 'To answer',
    collection: 'support-tickets',
    where: PENDING_FILTERS.openTickets,
    isWork: true,
  },
  {
    id: 'unassigned',
    label: 'Unassigned',
    collection: 'support-tickets',
    where: { state: { in: ['open', 'inProgress'] }, assignee: { exists: false } },
    isWork: true,
  },
  {
    id: 'complaints',
    label: 'Complaints',
    collection: 'support-tickets',
    where: { state: { in: [...ACTIVE_STATES] }, category: { equals: 'grievance' } },
    isWork: true,
  },
  {
    id: 'answered',
    label: 'Waiting for the student',
    collection: 'support-tickets',
    where: { state: { equals: 'answered' } },
    isWork: false,
  },
  {
    id: 'mails',
    label: 'E-mails in review',
    collection: 'incoming-mails',
    where: { state: { equals: 'waiting' } },
    isWork: true,
  },
]
