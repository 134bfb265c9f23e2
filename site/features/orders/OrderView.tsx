'use client'
import Printer from 'lucide-react/icons/printer'
import { formatInr } from '#domain/money/formatInr.ts'
import { timeText } from '#site/data/dateText.ts'
import type { Order } from '#site/data/orders.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { Badge } from '#site/ui/Badge.tsx'
import { Banner } from '#site/ui/Banner.tsx'
import { Breadcrumbs } from '#site/ui/Breadcrumbs.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { between } from '#site/ui/layout.css.ts'
import { Timeline } from '#site/ui/Timeline.tsx'
import { ItemLines } from './ItemLines.tsx'
import { bannerLink, cardTitle, crumbs, facts, halves, saving, sums, sumTotal } from './OrderView.css.ts'
import { orderEvents, orderHeadline } from './orderEvents.ts'
import { orderState } from './orderStates.ts'
import { PayAgain } from './PayAgain.tsx'
import { PrintHead } from './PrintHead.tsx'
import { useCourseHref } from './useCourseHref.ts'

/** Headline, what to do now, what happened, what was paid, what was bought. */
export function OrderView({ order }: { order: Order }) {
  const state = orderState(order)
  const courseHref = useCourseHref(order)
  const isPaid = order.paymentStatus === 'paid'
  return (
    <>
      <PrintHead title={isPaid ? 'Receipt' : 'Order'} />
      <div>
        <div className={crumbs}>
          <Breadcrumbs crumbs={[{ label: 'Orders', href: '/orders' }, { label: order.number }]} />
        </div>
        <h1>{orderHeadline(order)}</h1>
        <div className={between}>
          <p className={facts}>
            Order {order.number} · placed on {timeText(order.placedAt)}
          </p>
          {isPaid ? (
            <Button look="outline" size="s" icon={Printer} onPress={() => window.print()}>
              Print receipt
            </Button>
          ) : null}
        </div>
      </div>
      {isPaid ? (
        <Banner tone="success" data-print="hidden">
          What you bought is unlocked.{' '}
          <AppLink href={courseHref} className={bannerLink} prefetch={false}>
            Start learning
          </AppLink>
        </Banner>
      ) : null}
      <div className={halves}>
        <Card as="section" pad="l" aria-labelledby="what-happened" data-print={isPaid ? 'hidden' : undefined}>
          <div className={between}>
            <h2 id="what-happened" className={cardTitle}>
              What happened
            </h2>
            <Badge tone={state.tone} icon={state.icon}>
              {state.label}
            </Badge>
          </div>
          <Timeline entries={orderEvents(order)} />
          {state.isPayable ? (
            <PayAgain orderId={order.id} label={`Pay ${formatInr(order.payablePaise)}`} look="primary" />
          ) : null}
        </Card>
        <Card as="section" pad="l" aria-labelledby="payment">
          <h2 id="payment" className={cardTitle}>
            Payment
          </h2>
          <dl className={sums}>
            <div>
              <dt>Items ({order.lines.length})</dt>
              <dd>{formatInr(order.itemsPaise)}</dd>
            </div>
            {order.offerPaise > 0 ? (
              <div>
                <dt>Offer price</dt>
                <dd className={saving}>{formatInr(-order.offerPaise)}</dd>
              </div>
            ) : null}
            <div className={sumTotal}>
              <dt>{isPaid ? 'Paid' : 'To pay'}</dt>
              <dd>{formatInr(order.payablePaise)}</dd>
            </div>
          </dl>
        </Card>
      </div>
      <ItemLines order={order} courseHref={isPaid ? courseHref : null} />
    </>
  )
}
