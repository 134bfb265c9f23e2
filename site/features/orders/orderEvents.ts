import { timeText } from '#site/data/dateText.ts'
import type { Order } from '#site/data/orders.ts'
import type { TimelineEntry } from '#site/ui/Timeline.tsx'

/** The one line that says where the order stands. */
export function orderHeadline({ status, paymentStatus }: Order): string {
  if (status === 'cancelled') return 'Cancelled'
  const headlines = {
    paid: 'Paid and unlocked',
    pending: 'Waiting for payment',
    failed: 'Payment failed',
    refunded: 'Refunded',
  }
  return headlines[paymentStatus]
}

/** What happened to an order and what comes, oldest first. */
export function orderEvents(order: Order): TimelineEntry[] {
  const placed: TimelineEntry = { state: 'done', title: 'Order placed', when: timeText(order.placedAt) }
  if (order.status === 'cancelled') return [placed, { state: 'done', title: 'Cancelled' }]
  if (order.paymentStatus === 'refunded')
    return [
      placed,
      { state: 'done', title: 'Paid', when: order.paidAt ? timeText(order.paidAt) : undefined },
      { state: 'done', title: 'Refunded' },
    ]
  if (order.paymentStatus === 'paid') {
    const when = order.paidAt ? timeText(order.paidAt) : undefined
    return [placed, { state: 'done', title: 'Paid', when }, { state: 'done', title: 'Unlocked', when }]
  }
  const title = order.paymentStatus === 'failed' ? 'Payment failed' : 'Payment'
  const when = order.paymentStatus === 'failed' ? 'Nothing was charged' : 'Not paid yet'
  return [
    placed,
    { state: 'current', title, when },
    { state: 'todo', title: 'Unlocked', when: 'As soon as it is paid' },
  ]
}
