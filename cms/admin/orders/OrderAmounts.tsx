import { formatInr } from '#domain/money/formatInr.ts'
import { PAID_STATUSES } from '#domain/orders/netPayment.ts'
import type { Order } from '#payload-types'
import { upgradeLabel } from './upgradeLabel.ts'

const PAID: ReadonlySet<string> = new Set([...PAID_STATUSES, 'refunded'])

type Row = { label: string; paise: number; isOff?: boolean }

function rowsOf(order: Order): Row[] {
  const rows: Row[] = [
    { label: 'Items at MRP', paise: order.itemsPaise },
    { label: 'Discount', paise: -order.offerPaise, isOff: true },
    { label: upgradeLabel(order.lines), paise: -order.upgradePaise, isOff: true },
    {
      label: order.couponCodes ? `Coupons (${order.couponCodes})` : 'Coupons',
      paise: -order.couponPaise,
      isOff: true,
    },
    { label: order.delivery ? `Delivery, ${order.delivery.label}` : 'Delivery', paise: order.deliveryPaise },
    { label: 'Cash on delivery', paise: order.feePaise },
    { label: 'Rounding', paise: order.roundingPaise },
    { label: 'Credits', paise: -order.creditsPaise, isOff: true },
  ]
  return rows.filter(({ paise }, index) => index === 0 || paise !== 0)
}

const totalName = ({ status, paymentStatus }: Order, isPart: boolean): string => {
  if (isPart) return 'Your products'
  const isClosed = status === 'cancelled' || status === 'expired'
  return isClosed || PAID.has(paymentStatus) ? 'Total' : 'To pay'
}

/** Subtotal, discounts, tax, delivery and total of an order, in the sequence of their calculation. */
export const OrderAmounts = ({ order, isPart }: { order: Order; isPart: boolean }) => (
  <section className="panel-card" aria-labelledby="order-amounts">
    <h2 id="order-amounts">Amounts</h2>
    <dl className="order-amounts">
      {rowsOf(order).map(({ label, paise, isOff }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-off={isOff}>{formatInr(paise)}</dd>
        </div>
      ))}
      <div className="order-amounts__total">
        <dt>{totalName(order, isPart)}</dt>
        <dd>{formatInr(order.payablePaise)}</dd>
      </div>
      {order.taxPaise > 0 && (
        <div className="order-amounts__small">
          <dt>GST included</dt>
          <dd>{formatInr(order.taxPaise)}</dd>
        </div>
      )}
      {order.refundedPaise > 0 && (
        <>
          <div>
            <dt>Refunded</dt>
            <dd data-off>{formatInr(order.refundedPaise)}</dd>
          </div>
          <div>
            <dt>Net payment</dt>
            <dd>{formatInr(order.netPaymentPaise)}</dd>
          </div>
        </>
      )}
    </dl>
  </section>
)
