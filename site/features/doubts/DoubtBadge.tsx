import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { DoubtState } from '#domain/doubts/transitions.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'

const LOOKS = {
  new: { tone: 'warning', icon: Clock },
  assigned: { tone: 'warning', icon: Clock },
  inProgress: { tone: 'info', icon: MessageCircle },
  answered: { tone: 'success', icon: CircleCheck },
  followUp: { tone: 'warning', icon: MessageCircle },
  resolved: { tone: 'success', icon: CircleCheck },
  reopened: { tone: 'warning', icon: MessageCircle },
  rejected: { tone: 'danger', icon: CircleX },
  expired: { tone: 'danger', icon: CircleX },
} as const satisfies Record<DoubtState, object>

/** The state of a doubt. */
export function DoubtBadge({ state }: { state: DoubtState }) {
  const { states } = useTexts('doubts')
  return <Badge {...LOOKS[state]}>{states[state]}</Badge>
}
