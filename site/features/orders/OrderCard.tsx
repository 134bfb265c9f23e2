'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { dayText } from '#site/data/dateText.ts'
import type { Order } from '#site/data/orders.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Card } from '#site/ui/Card.tsx'
import { Cover } from '#site/ui/Cover.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { Words } from '#site/ui/Words.tsx'
import {
  badge,
  fact,
  factLabel,
  factPlaced,
  factTotal,
  foot,
  head,
  line,
  lines,
  note,
  receipt,
  thumb,
  title,
} from './OrderCard.css.ts'
import { lineNote, orderState } from './orderStates.ts'
import { PayAgain } from './PayAgain.tsx'
import { useCourseHref } from './useCourseHref.ts'

/** One order: its facts, its lines, what to do next. */
export function OrderCard({ order }: { order: Order }) {
  const state = orderState(order)
  const courseHref = useCourseHref(order)
  return (
    <Card as="article" pad="none" aria-label={`Order ${order.number}`}>
      <header className={head}>
        <p className={fact}>
          <span className={factLabel}>Order</span> {order.number}
        </p>
        <p className={factPlaced}>
          <span className={factLabel}>Placed</span> {dayText(order.placedAt)}
        </p>
        <p className={factTotal}>
          <span className={factLabel}>Total</span> {formatInr(order.payablePaise)}
        </p>
        <Badge tone={state.tone} icon={state.icon} className={badge}>
          {state.label}
        </Badge>
      </header>
      <ul className={lines}>
        {order.lines.map((entry) => (
          <li key={entry.product} className={line}>
            <Cover shape="thumb" subject={entry.subject} seed={entry.slug} className={thumb} />
            <div>
              <h2 className={title}>
                <Words>{entry.title}</Words>
                {entry.quantity > 1 ? ` × ${entry.quantity}` : ''}
              </h2>
              <p className={note}>{lineNote(order, entry)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={foot}>
        {state.isPayable ? (
          <PayAgain orderId={order.id} label={order.paymentStatus === 'failed' ? 'Pay again' : 'Pay now'} />
        ) : null}
        {order.paymentStatus === 'paid' ? (
          <LinkButton href={courseHref} look="outline" size="s" prefetch={false}>
            Open course
          </LinkButton>
        ) : null}
        <LinkButton
          href={`/orders/${order.number}`}
          look="ghost"
          size="s"
          className={receipt}
          prefetch={false}
        >
          {order.paymentStatus === 'paid' ? 'Receipt' : 'Details'}
        </LinkButton>
      </div>
    </Card>
  )
}
