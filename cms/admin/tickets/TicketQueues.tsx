import type { ServerProps } from 'payload'
import { TICKET_QUEUES } from '../../operations/tickets/ticketQueues.ts'
import { ListQueues } from '../lists/ListQueues.tsx'

/** Above the list of support tickets: its queues. */
export const TicketQueues = ({ payload }: ServerProps) => (
  <ListQueues payload={payload} queues={TICKET_QUEUES} />
)
