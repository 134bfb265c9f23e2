'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { isPayable } from '#domain/orders/payable.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import type { Picture } from '#site/data/Picture.ts'
import type { Order } from '#site/data/shop/orders.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Card } from '#site/ui/Card.tsx'
import { Cover } from '#site/ui/media/Cover.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { BuyAgain } from './BuyAgain.tsx'
import { helpHref } from './helpHref.ts'
import { lineNote } from './lineNote.ts'
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
import { isPaid, orderStateName, reorderableLines } from './orderStateName.ts'
import { orderState } from './orderStates.ts'
import { useOpenHref } from './useOpenHref.ts'

type OrderCardProps = {
  order: Order
  /** Uploaded pictures by product id. */
  pictures: ReadonlyMap<string, Picture>
}

/** One order: its facts, its lines, its actions. */
export function OrderCard({ order, pictures }: OrderCardProps) {
  const t = useTexts('orders')
  const locale = useLocale()
  const state = orderState(order, t)
  return (
    <Card as="article" pad="none" aria-label={fillPlaceholders(t.orderOf, { number: order.number })}>
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
          <li key={`${entry.product}-${entry.variant}-${entry.validityDays}`} className={line}>
            <Cover
              shape="thumb"
              subject={entry.subject}
              seed={entry.slug}
              image={pictures.get(entry.product)}
              className={thumb}
            />
            <div>
              <h2 className={title}>
                <MixedText>{entry.title}</MixedText>
                {entry.quantity > 1 ? `\u00a0×\u00a0${entry.quantity}` : ''}
              </h2>
              <p className={note}>{lineNote(order, entry, t, locale)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Foot order={order} />
    </Card>
  )
}

const TRACKED: readonly string[] = ['packing', 'packed', 'onTheWay', 'backordered', 'transferAwaited']

/** The primary action first, then the others. */
function Foot({ order }: { order: Order }) {
  const t = useTexts('orders')
  const { openHref, orderHref } = useOpenHref(order)
  const href = `/orders/${order.number}`
  const isTracked = TRACKED.includes(orderStateName(order))
  const buyableAgain = reorderableLines(order, (product) => openHref(product) !== null)
  return (
    <div className={foot}>
      {isPayable(order) ? (
        <LinkButton href={href} look="ink" size="s" prefetch={false}>
          {order.paymentStatus === 'failed' ? t.payAgain : t.payNow}
        </LinkButton>
      ) : null}
      {isTracked ? (
        <LinkButton href={href} size="s" prefetch={false}>
          {t.track}
        </LinkButton>
      ) : null}
      {orderHref ? (
        <LinkButton href={orderHref} look="outline" size="s" prefetch={false}>
          {t.openOrder}
        </LinkButton>
      ) : null}
      {buyableAgain.length > 0 ? <BuyAgain lines={buyableAgain} /> : null}
      {isTracked ? null : (
        <LinkButton href={href} look="outline" size="s" prefetch={false}>
          {isPaid(order) ? t.receipt : t.details}
        </LinkButton>
      )}
      <LinkButton href={helpHref(order)} look="ghost" size="s" className={receipt} prefetch={false}>
        {t.needHelp}
      </LinkButton>
    </div>
  )
}
