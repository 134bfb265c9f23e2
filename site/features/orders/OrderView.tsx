'use client'
import { useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { cancelReason } from '#domain/orders/cancelReason.ts'
import { isPayable } from '#domain/orders/payable.ts'
import { replacedBy } from '#domain/orders/replacedBy.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useMe } from '#site/data/account/me.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useInvoices } from '#site/data/shop/invoices.ts'
import type { WholeOrder } from '#site/data/shop/orders.ts'
import { useReturns } from '#site/data/shop/returns.ts'
import { useOrderParcels } from '#site/data/shop/shipments.ts'
import { VerifyEmailNote } from '#site/features/shell/account/VerifyEmailNote.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { OrderText } from '#site/features/shell/payments/OrderText.tsx'
import { PayOrder } from '#site/features/shell/payments/PayOrder.tsx'
import { TransferBox } from '#site/features/shell/payments/TransferBox.tsx'
import { OrderParcels } from '#site/features/shell/shipments/OrderParcels.tsx'
import { parcelHeadline } from '#site/features/shell/shipments/parcelHeadline.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Banner } from '#site/ui/Banner.tsx'
import { Card } from '#site/ui/Card.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { Breadcrumbs } from '#site/ui/navigation/Breadcrumbs.tsx'
import { Timeline } from '#site/ui/Timeline.tsx'
import { Destination } from './Destination.tsx'
import { Invoices } from './Invoices.tsx'
import { ItemLines } from './ItemLines.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderFigures } from './OrderFigures.tsx'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import {
  bannerLink,
  cardTitle,
  crumbs,
  facts,
  halves,
  head,
  promise,
  side,
  updatesHead,
} from './OrderView.css.ts'
import { orderEvents, orderHeadline, refundNote } from './orderEvents.ts'
import {
  awaitsTransfer,
  isPaid as hasMoney,
  isToSendBack,
  promisedArrival,
  trackedParcels,
  unreceivedLines,
} from './orderStateName.ts'
import { orderState } from './orderStates.ts'
import { PrintHead } from './PrintHead.tsx'
import { ReturnRequests } from './returns/ReturnRequests.tsx'
import { returnTitle } from './returns/refundedParts.ts'
import { returnAnchor } from './returns/returnAnchor.ts'
import { useOpenHref } from './useOpenHref.ts'

type OrderViewProps = {
  order: WholeOrder
  /** How far the device's clock is behind the server's, ms. */
  skewMs: number
  reload: () => Promise<unknown>
}

/** Headline, next action, history, address, payment, items. */
export function OrderView({ order, skewMs, reload }: OrderViewProps) {
  const t = useTexts('orders')
  const locale = useLocale()
  const now = Date.now() + skewMs
  const state = orderState(order, t)
  const unreceived = unreceivedLines(order)
  const reason = cancelReason(order)
  const refund = refundNote(order, t)
  const { openHref, orderHref } = useOpenHref(order)
  const isPaid = hasMoney(order)
  const parcelTexts = useTexts('parcels')
  const returnTexts = useTexts('returns')
  const { base } = useProject()
  // Nothing is packed before an order is confirmed.
  const isSent = order.status !== 'placed' && order.lines.some(({ goods }) => goods.length > 0)
  const {
    parcels = [],
    reload: reloadParcels,
    hasWaitlist: areParcelsAwaited,
  } = useOrderParcels(base, isSent ? String(order.id) : null)
  const promised = promisedArrival(order, parcels)
  const sentHeadline = parcelHeadline(trackedParcels(order, parcels), parcelTexts, locale)
  const isLate = promised !== null && dayText(promised) !== dayText(now) && promised < now
  const arrival =
    promised === null
      ? null
      : fillPlaceholders(isLate ? t.arrivesLate : t.arrivesBy, { day: dayText(promised, locale) })
  const headline = sentHeadline ?? (isLate ? null : arrival) ?? orderHeadline(order, t)
  const isCounted = order.status === 'confirmed' || order.status === 'completed'
  const {
    returns,
    reload: reloadReturns,
    hasWaitlist: areReturnsAwaited,
  } = useReturns(base, isCounted ? String(order.id) : null)
  const { me } = useMe(base)
  const stateKey = [order.status, order.paymentStatus, order.fulfilment, order.refundedPaise].join()
  const { invoices, hasWaitlist: areInvoicesAwaited } = useInvoices(base, String(order.id), me?.uid, stateKey)
  const isWhole = !areParcelsAwaited && !areReturnsAwaited && !areInvoicesAwaited
  // The first render waits for all data, so that nothing is pushed down by later parts; afterwards the content stays while it reloads.
  const [isShown, setShown] = useState(false)
  if (isWhole && !isShown) setShown(true)
  const reloadAll = () => Promise.all([reload(), reloadReturns(), reloadParcels()])
  const reloadSent = () => Promise.all([reloadParcels(), reload()])
  if (!isShown && !isWhole) return <OrdersSkeleton isListOnly />
  return (
    <>
      <PrintHead title={isPaid ? t.receipt : t.order} number={order.number} />
      <div>
        <div className={crumbs}>
          <Breadcrumbs crumbs={[{ label: t.title, href: '/orders' }, { label: order.number }]} />
        </div>
        <div className={head}>
          <div>
            <h1>{headline}</h1>
            <p className={facts}>
              <OrderText
                text={t.placedOn}
                number={order.number}
                values={{ time: timeText(order.placedAt, locale) }}
              />
              {arrival ? (
                <b className={promise}>{sentHeadline || isLate ? arrival : orderHeadline(order, t)}</b>
              ) : null}
            </p>
          </div>
          <OrderActions order={order} returns={returns ?? []} reload={reloadAll} />
        </div>
      </div>
      {(returns ?? []).filter(isToSendBack).map((row) => (
        <Banner key={row.id} tone="warning" data-print="hidden">
          {fillPlaceholders(returnTexts.sendBack, { titles: returnTitle(row, order.lines, returnTexts) })}{' '}
          <a href={`#${returnAnchor(row)}`} className={bannerLink}>
            {returnTexts.howToSend}
          </a>
        </Banner>
      ))}
      {orderHref ? (
        <Banner tone="success" data-print="hidden">
          {t.unlockedBanner}{' '}
          <AppLink href={orderHref} className={bannerLink} prefetch={false}>
            {t.startLearning}
          </AppLink>
        </Banner>
      ) : null}
      {reason ? (
        <Banner tone="info">
          {replacedBy(reason.text)
            ? fillPlaceholders(t.replacedBy, { number: reason.text })
            : fillPlaceholders(t.cancelledBecause, { reason: reason.text })}
        </Banner>
      ) : null}
      {refund ? <Banner tone="info">{refund}</Banner> : null}
      {unreceived ? <Banner tone="info">{t.unreceived[unreceived.money]}</Banner> : null}
      {isCounted ? <VerifyEmailNote /> : null}
      {awaitsTransfer(order) ? <TransferBox order={order} /> : null}
      <div className={halves}>
        <div className={side} data-print={isPaid ? 'hidden' : undefined}>
          <OrderParcels parcels={parcels.filter(({ sentAgain }) => !sentAgain)} onChanged={reloadSent} />
          <Card as="section" pad="l" aria-labelledby="what-happened">
            <div className={updatesHead}>
              <h2 id="what-happened" className={cardTitle}>
                {t.whatHappened}
              </h2>
              <Badge tone={state.tone} icon={state.icon}>
                {state.label}
              </Badge>
            </div>
            <Timeline entries={orderEvents(order, t, locale, parcels.length > 0)} />
            {isPayable(order) ? (
              <PayOrder
                order={order}
                hold={order.heldUntil ? { until: Date.parse(order.heldUntil), skewMs } : null}
                label={fillPlaceholders(t.pay, { amount: formatInr(order.payablePaise) })}
                onStay={() => void reload()}
              />
            ) : null}
          </Card>
          <OrderParcels parcels={parcels.filter(({ sentAgain }) => sentAgain)} onChanged={reloadSent} />
          <ReturnRequests order={order} returns={returns ?? []} onDone={reloadAll} />
          <Invoices invoices={invoices} />
        </div>
        <div className={side}>
          <Destination order={order} />
          <OrderFigures order={order} />
        </div>
      </div>
      <ItemLines order={order} returns={returns} openHref={openHref} reload={reloadAll} />
    </>
  )
}
