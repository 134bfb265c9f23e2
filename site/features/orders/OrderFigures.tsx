'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { fill } from '#domain/text/fill.ts'
import type { WholeOrder } from '#site/data/orders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { cardTitle, saving, sums, sumTotal, taxNote } from './OrderView.css.ts'
import { isPaid } from './stateOf.ts'

/** Every figure of the order that is not zero, and how it is paid. */
export function OrderFigures({ order }: { order: WholeOrder }) {
  const t = useTexts('orders')
  const { methods, ...words } = t.figures
  const count = order.lines.reduce((all, { quantity }) => all + quantity, 0)
  const hasMoney = isPaid(order) || order.paymentStatus === 'refunded'
  const how = hasMoney || order.paymentStatus === 'due' ? methods[order.method] : null
  return (
    <Card as="section" pad="l" aria-labelledby="payment">
      <h2 id="payment" className={cardTitle}>
        {t.payment}
      </h2>
      <dl className={sums}>
        <Sum label={fill(t.itemsOf, { count })} paise={order.itemsPaise} />
        <Sum label={t.offerPrice} paise={-order.offerPaise} />
        <Sum label={words.paidBefore} paise={-order.upgradePaise} />
        {order.coupons.map(({ code, discountPaise }) => (
          <Sum key={code} label={fill(words.coupon, { code })} paise={-discountPaise} />
        ))}
        {order.delivery ? (
          <div>
            <dt>{words.delivery}</dt>
            <dd>{order.deliveryPaise === 0 ? words.free : formatInr(order.deliveryPaise)}</dd>
          </div>
        ) : null}
        <Sum label={words.cashFee} paise={order.feePaise} />
        <Sum label={words.rounding} paise={order.roundingPaise} />
        <Sum label={words.credits} paise={-order.creditsPaise} />
        <div className={sumTotal}>
          <dt>{hasMoney ? t.paid : t.toPay}</dt>
          <dd>{formatInr(order.payablePaise)}</dd>
        </div>
        <Sum label={words.refunded} paise={order.refundedPaise} />
      </dl>
      {how || order.taxPaise > 0 ? (
        <p className={taxNote}>
          {[how, order.taxPaise > 0 ? fill(words.gst, { amount: formatInr(order.taxPaise) }) : null]
            .filter(Boolean)
            .join(' ')}
        </p>
      ) : null}
    </Card>
  )
}

function Sum({ label, paise }: { label: string; paise: number }) {
  if (paise === 0) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd className={paise < 0 ? saving : undefined}>{formatInr(paise)}</dd>
    </div>
  )
}
