import type { LucideIcon } from 'lucide-react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Undo2 from 'lucide-react/icons/undo-2'
import { lastDayText } from '#site/data/dateText.ts'
import type { Order } from '#site/data/orders.ts'
import type { BadgeTone } from '#site/ui/Badge.tsx'

export type OrderState = { label: string; tone: BadgeTone; icon: LucideIcon; isPayable: boolean }

const PAYMENT: Record<Order['paymentStatus'], OrderState> = {
  paid: { label: 'Paid', tone: 'success', icon: CircleCheck, isPayable: false },
  pending: { label: 'Not paid yet', tone: 'warning', icon: Clock, isPayable: true },
  failed: { label: 'Payment failed', tone: 'danger', icon: CircleAlert, isPayable: true },
  refunded: { label: 'Refunded', tone: 'neutral', icon: Undo2, isPayable: false },
}
const CANCELLED: OrderState = { label: 'Cancelled', tone: 'neutral', icon: CircleX, isPayable: false }

/** What an order's badge says and whether it can be paid. */
export const orderState = ({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): OrderState =>
  status === 'cancelled' ? CANCELLED : PAYMENT[paymentStatus]

/** What became of one line: `Unlocked, till 24 Nov 2027`. */
export function lineNote(order: Order, line: Order['lines'][number]): string {
  const { paymentStatus, paidAt } = order
  if (paymentStatus === 'paid') {
    const till = paidAt ? lastDayText(paidAt, line.validityDays) : null
    return till ? `Unlocked, till ${till}` : 'Unlocked'
  }
  if (order.status === 'cancelled' || paymentStatus === 'refunded') return 'Closed'
  return paymentStatus === 'failed' ? 'Nothing was charged' : 'Opens when it is paid'
}
