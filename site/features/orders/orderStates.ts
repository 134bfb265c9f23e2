import type { LucideIcon } from 'lucide-react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Undo2 from 'lucide-react/icons/undo-2'
import { fill } from '#domain/text/fill.ts'
import type { Locale } from '#domain/text/locales.ts'
import { lastDayText } from '#site/data/dateText.ts'
import type { Order } from '#site/data/orders.ts'
import type { Texts } from '#site/texts/Texts.ts'
import type { BadgeTone } from '#site/ui/Badge.tsx'

export type OrderState = { label: string; tone: BadgeTone; icon: LucideIcon; isPayable: boolean }

const LOOKS: Record<Order['paymentStatus'], Omit<OrderState, 'label'>> = {
  paid: { tone: 'success', icon: CircleCheck, isPayable: false },
  pending: { tone: 'warning', icon: Clock, isPayable: true },
  failed: { tone: 'danger', icon: CircleAlert, isPayable: true },
  refunded: { tone: 'neutral', icon: Undo2, isPayable: false },
}

/** What an order's badge says and whether it can be paid. */
export function orderState(
  { status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>,
  t: Texts['orders'],
): OrderState {
  if (status === 'cancelled') return { label: t.cancelled, tone: 'neutral', icon: CircleX, isPayable: false }
  const labels = { paid: t.paid, pending: t.notPaid, failed: t.paymentFailed, refunded: t.refunded }
  return { label: labels[paymentStatus], ...LOOKS[paymentStatus] }
}

/** What became of one line: `Unlocked, till 24 Nov 2027`. */
export function lineNote(
  order: Order,
  line: Order['lines'][number],
  t: Texts['orders'],
  locale: Locale,
): string {
  const { paymentStatus, paidAt } = order
  if (paymentStatus === 'paid') {
    const day = paidAt ? lastDayText(paidAt, line.validityDays, locale) : null
    return day ? fill(t.unlockedTill, { day }) : t.unlocked
  }
  if (order.status === 'cancelled' || paymentStatus === 'refunded') return t.closed
  return paymentStatus === 'failed' ? t.notCharged : t.opensWhenPaid
}
