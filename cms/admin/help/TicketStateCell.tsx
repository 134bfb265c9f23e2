import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from '../ui/Badge.tsx'
import { TICKET_LOOKS } from './ticketLooks.ts'

/** List cell: the status of a ticket. */
export const TicketStateCell = ({ cellData }: DefaultServerCellComponentProps) => {
  const look = TICKET_LOOKS[cellData as keyof typeof TICKET_LOOKS]
  return look ? <Badge {...look} /> : '–'
}
