'use client'
import Printer from 'lucide-react/icons/printer'
import { formatInr } from '#domain/money/formatInr.ts'
import { fill } from '#domain/text/fill.ts'
import { timeText } from '#site/data/dateText.ts'
import type { Order } from '#site/data/orders.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
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
  const t = useTexts('orders')
  const locale = useLocale()
  const state = orderState(order, t)
  const courseHref = useCourseHref(order)
  const isPaid = order.paymentStatus === 'paid'
  return (
    <>
      <PrintHead title={isPaid ? t.receipt : t.order} />
      <div>
        <div className={crumbs}>
          <Breadcrumbs crumbs={[{ label: t.title, href: '/orders' }, { label: order.number }]} />
        </div>
        <h1>{orderHeadline(order, t)}</h1>
        <div className={between}>
          <p className={facts}>
            {fill(t.placedOn, { number: order.number, time: timeText(order.placedAt, locale) })}
          </p>
          {isPaid ? (
            <Button look="outline" size="s" icon={Printer} onPress={() => window.print()}>
              {t.print}
            </Button>
          ) : null}
        </div>
      </div>
      {isPaid ? (
        <Banner tone="success" data-print="hidden">
          {t.unlockedBanner}{' '}
          <AppLink href={courseHref} className={bannerLink} prefetch={false}>
            {t.startLearning}
          </AppLink>
        </Banner>
      ) : null}
      <div className={halves}>
        <Card as="section" pad="l" aria-labelledby="what-happened" data-print={isPaid ? 'hidden' : undefined}>
          <div className={between}>
            <h2 id="what-happened" className={cardTitle}>
              {t.whatHappened}
            </h2>
            <Badge tone={state.tone} icon={state.icon}>
              {state.label}
            </Badge>
          </div>
          <Timeline entries={orderEvents(order, t, locale)} />
          {state.isPayable ? (
            <PayAgain
              orderId={order.id}
              label={fill(t.pay, { amount: formatInr(order.payablePaise) })}
              look="primary"
            />
          ) : null}
        </Card>
        <Card as="section" pad="l" aria-labelledby="payment">
          <h2 id="payment" className={cardTitle}>
            {t.payment}
          </h2>
          <dl className={sums}>
            <div>
              <dt>{fill(t.itemsOf, { count: order.lines.length })}</dt>
              <dd>{formatInr(order.itemsPaise)}</dd>
            </div>
            {order.offerPaise > 0 ? (
              <div>
                <dt>{t.offerPrice}</dt>
                <dd className={saving}>{formatInr(-order.offerPaise)}</dd>
              </div>
            ) : null}
            <div className={sumTotal}>
              <dt>{isPaid ? t.paid : t.toPay}</dt>
              <dd>{formatInr(order.payablePaise)}</dd>
            </div>
          </dl>
        </Card>
      </div>
      <ItemLines order={order} courseHref={isPaid ? courseHref : null} />
    </>
  )
}
