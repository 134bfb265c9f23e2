import type { LucideIcon } from 'lucide-react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Package from 'lucide-react/icons/package'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import type { Order } from '#site/data/shop/orders.ts'
import type { Texts } from '#site/texts/Texts.ts'
import type { BadgeTone } from '#site/ui/Badge.tsx'
import { type OrderStateName, orderStateName, wordsOfState } from './orderStateName.ts'

type BadgeStyle = { tone: BadgeTone; icon: LucideIcon }

const BADGE_STYLES: Record<OrderStateName, BadgeStyle> = {
  notPaid: { tone: 'warning', icon: Clock },
  paymentFailed: { tone: 'danger', icon: CircleAlert },
  transferAwaited: { tone: 'warning', icon: Clock },
  expired: { tone: 'neutral', icon: CircleX },
  cancelled: { tone: 'neutral', icon: CircleX },
  refunded: { tone: 'neutral', icon: Undo2 },
  partlyRefunded: { tone: 'neutral', icon: Undo2 },
  undelivered: { tone: 'warning', icon: Undo2 },
  lost: { tone: 'warning', icon: CircleAlert },
  returned: { tone: 'neutral', icon: Undo2 },
  backordered: { tone: 'warning', icon: Clock },
  packing: { tone: 'info', icon: Package },
  packed: { tone: 'info', icon: Package },
  onTheWay: { tone: 'info', icon: Truck },
  delivered: { tone: 'success', icon: CircleCheck },
  paid: { tone: 'success', icon: CircleCheck },
}

/** The badge of an order. */
export function orderState(order: Order, t: Texts['orders']): BadgeStyle & { label: string } {
  const name = orderStateName(order)
  return { ...BADGE_STYLES[name], label: t.states[wordsOfState(order)] }
}
