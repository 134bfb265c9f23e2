import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Merge from 'lucide-react/icons/merge'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { TicketState } from '#domain/tickets/transitions.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'

const LOOKS = {
  open: { tone: 'warning', icon: Clock },
  inProgress: { tone: 'info', icon: MessageCircle },
  answered: { tone: 'success', icon: MessageCircle },
  resolved: { tone: 'success', icon: CircleCheck },
  closed: { tone: 'neutral', icon: CircleCheck },
  merged: { tone: 'neutral', icon: Merge },
} as const satisfies Record<TicketState, object>

/** The state of a ticket. */
export function TicketBadge({ state }: { state: TicketState }) {
  const { states } = useTexts('tickets')
  return <Badge {...LOOKS[state]}>{states[state]}</Badge>
}
