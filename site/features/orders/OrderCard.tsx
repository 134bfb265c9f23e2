'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { fill } from '#domain/text/fill.ts'
import { dayText } from '#site/data/dateText.ts'
import type { Order } from '#site/data/orders.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
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
  const t = useTexts('orders')
  const locale = useLocale()
  const state = orderState(order, t)
  const courseHref = useCourseHref(order)
  return (
    <Card as="article" pad="none" aria-label={fill(t.orderOf, { number: order.number })}>
      <header className={head}>
        <p className={fact}>
          <span className={factLabel}>{t.order}</span> {order.number}
        </p>
        <p className={factPlaced}>
          <span className={factLabel}>{t.placed}</span> {dayText(order.placedAt, locale)}
        </p>
        <p className={factTotal}>
          <span className={factLabel}>{t.total}</span> {formatInr(order.payablePaise)}
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
              <p className={note}>{lineNote(order, entry, t, locale)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={foot}>
        {state.isPayable ? (
          <PayAgain orderId={order.id} label={order.paymentStatus === 'failed' ? t.payAgain : t.payNow} />
        ) : null}
        {order.paymentStatus === 'paid' ? (
          <LinkButton href={courseHref} look="outline" size="s" prefetch={false}>
            {t.openCourse}
          </LinkButton>
        ) : null}
        <LinkButton
          href={`/orders/${order.number}`}
          look="ghost"
          size="s"
          className={receipt}
          prefetch={false}
        >
          {order.paymentStatus === 'paid' ? t.receipt : t.details}
        </LinkButton>
      </div>
    </Card>
  )
}
