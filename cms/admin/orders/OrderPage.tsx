import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { OrderInvoices } from '../invoices/OrderInvoices.tsx'
import { OrderReturns } from '../returns/OrderReturns.tsx'
import { refundData } from '../returns/refundData.ts'
import { OrderParcels } from '../shipments/OrderParcels.tsx'
import { Crumbs } from '../ui/Crumbs.tsx'
import { loadOrderPage } from './loadOrderPage.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderAmounts } from './OrderAmounts.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import { OrderNextStep } from './OrderNextStep.tsx'
import { OrderPeople } from './OrderPeople.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'

/** Page of an order: lines, status, payments, parcels and timeline. */
export async function OrderPage({ initPageResult, doc }: DocumentViewServerProps) {
  const page = await loadOrderPage(initPageResult.req, String(doc.id))
  if (!page) notFound()
  const { order, can, timeZone } = page
  const noted = page.payments?.find(({ status, reference }) => status === 'created' && reference)
  const isMoneyNext = page.step?.kind === 'confirmTransfer' || page.step?.kind === 'collectCashOnDelivery'
  const paid = {
    id: String(order.id),
    number: order.number,
    payablePaise: order.payablePaise,
    isCashDue: order.method === 'cashOnDelivery' && order.status === 'confirmed',
    isTransfer: order.method === 'bankTransfer',
    reference: noted?.reference ?? '',
  }
  // The wrapper keeps Payload's breadcrumbs visible: panel/lists.css hides them above a `.panel` directly in the template.
  return (
    <div>
      <main className="panel order-page">
        <Crumbs list="orders" label="Orders" title={order.number} />
        <OrderHead page={page} />
        {page.step && <OrderNextStep step={page.step} order={paid} can={can} parcels={page.parcels} />}
        {can.edit && (
          <OrderActions
            order={{ ...paid, isPaid: Boolean(order.paidBy) }}
            can={{
              ...can,
              // Shown in the next step already.
              collectPayment: can.collectPayment && !isMoneyNext,
              payLink: can.payLink && page.step?.kind !== 'awaitPayment',
            }}
            refund={can.refundLines ? refundData(order, page.watched) : null}
            obstacle={page.obstacle}
          />
        )}
        <div className="order-page__columns">
          <div className="order-page__main">
            <OrderLines order={order} gone={page.gone} />
            <OrderReturns returns={page.returns} lines={order.lines} timeZone={timeZone} />
            <OrderParcels {...page.parcels} isPackFirst={page.step?.kind === 'pack'} />
            <OrderMoney page={page} />
            <OrderInvoices invoices={page.invoices} canSend={page.can.sendInvoice} />
            <OrderTimeline events={order.timeline} timeZone={timeZone} />
          </div>
          <div className="order-page__side">
            <OrderAmounts order={order} isPart={page.isPart} />
            <OrderPeople page={page} />
          </div>
        </div>
      </main>
    </div>
  )
}
