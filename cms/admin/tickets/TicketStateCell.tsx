import type { DefaultServerCellComponentProps } from 'payload'
import { overdueTargets, type TicketTarget } from '#domain/tickets/targets.ts'
import type { SupportTicket } from '#payload-types'
import { Badge } from '../ui/Badge.tsx'
import { TICKET_BADGES } from './ticketBadges.ts'

const LATE_TEXTS: Record<TicketTarget, string> = {
  firstReply: 'First reply late',
  resolution: 'Late to resolve',
  redress: 'Redress late, by law',
}

/** List cell: the status of a ticket, and what it is late for. */
export const TicketStateCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => {
  const look = TICKET_BADGES[cellData as keyof typeof TICKET_BADGES]
  if (!look) return '–'
  return (
    <>
      <Badge {...look} />
      {overdueTargets(rowData as SupportTicket, Date.now()).map((target) => (
        <Badge key={target} text={LATE_TEXTS[target]} tone="danger" />
      ))}
    </>
  )
}
