import type { Locale } from '#domain/text/locales.ts'
import { timeText } from '#site/data/dateText.ts'
import type { Order } from '#site/data/orders.ts'
import type { Texts } from '#site/texts/Texts.ts'
import type { TimelineEntry } from '#site/ui/Timeline.tsx'

/** The one line that says where the order stands. */
export const orderHeadline = ({ status, paymentStatus }: Order, t: Texts['orders']): string =>
  status === 'cancelled' ? t.cancelled : t.headlines[paymentStatus]

/** What happened to an order and what comes, oldest first. */
export function orderEvents(order: Order, t: Texts['orders'], locale: Locale): TimelineEntry[] {
  const time = (at: Order['paidAt']) => (at ? timeText(at, locale) : undefined)
  const placed: TimelineEntry = { state: 'done', title: t.orderPlaced, when: time(order.placedAt) }
  if (order.status === 'cancelled') return [placed, { state: 'done', title: t.cancelled }]
  const when = time(order.paidAt)
  const paid: TimelineEntry = { state: 'done', title: t.paid, when }
  if (order.paymentStatus === 'refunded') return [placed, paid, { state: 'done', title: t.refunded }]
  if (order.paymentStatus === 'paid') return [placed, paid, { state: 'done', title: t.unlocked, when }]
  const hasFailed = order.paymentStatus === 'failed'
  return [
    placed,
    {
      state: 'current',
      title: hasFailed ? t.paymentFailed : t.payment,
      when: hasFailed ? t.notCharged : t.notPaid,
    },
    { state: 'todo', title: t.unlocked, when: t.whenPaid },
  ]
}
