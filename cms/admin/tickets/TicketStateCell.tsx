import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from '../ui/Badge.tsx'
import { TICKET_BADGES } from './ticketBadges.ts'

/** List cell: the status of a ticket. */
export const TicketStateCell = ({ cellData }: DefaultServerCellComponentProps) => {
  const look = TICKET_BADGES[cellData as keyof typeof TICKET_BADGES]
  return look ? <Badge {...look} /> : '–'
}
