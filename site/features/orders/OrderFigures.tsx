'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import type { WholeOrder } from '#site/data/shop/orders.ts'
import { BillFigures, GstNote } from '#site/features/shell/payments/BillFigures.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { cardTitle, taxNote } from './OrderView.css.ts'
import { isPaid } from './orderStateName.ts'

/** The amounts of the order, its refunds, and its payment method. */
export function OrderFigures({ order }: { order: WholeOrder }) {
  const t = useTexts('orders')
  const hasMoney = isPaid(order) || order.paymentStatus === 'refunded'
  const isClosed = order.status === 'cancelled' || order.status === 'expired'
  const how = hasMoney || order.paymentStatus === 'due' ? t.figures.methods[order.method] : null
  const bill = { ...order, needsAddress: Boolean(order.delivery) }
  return (
    <Card as="section" pad="l" aria-labelledby="payment">
      <h2 id="payment" className={cardTitle}>
        {t.payment}
      </h2>
      <BillFigures bill={bill} total={hasMoney ? t.paid : isClosed ? t.total : undefined}>
        {order.refundedPaise === 0 ? null : (
          <div>
            <dt>{t.figures.refunded}</dt>
            <dd>{formatInr(order.refundedPaise)}</dd>
          </div>
        )}
      </BillFigures>
      <GstNote taxPaise={order.taxPaise} before={how} className={taxNote} />
    </Card>
  )
}
