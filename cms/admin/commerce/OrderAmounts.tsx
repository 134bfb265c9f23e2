import { formatInr } from '#domain/money/formatInr.ts'
import type { Order } from '#payload-types'

type Row = { label: string; paise: number; isOff?: boolean }

function rowsOf(order: Order): Row[] {
  const rows: Row[] = [
    { label: 'Items at MRP', paise: order.itemsPaise },
    { label: 'Offer price', paise: -order.offerPaise, isOff: true },
    { label: 'Paid before', paise: -order.upgradePaise, isOff: true },
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

/** What an order comes to, in the order in which it is reckoned. */
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
        <dt>{isPart ? 'Your products' : 'To pay'}</dt>
        <dd>{formatInr(order.payablePaise)}</dd>
      </div>
      {order.taxPaise > 0 && (
        <div className="order-amounts__small">
          <dt>GST included</dt>
          <dd>{formatInr(order.taxPaise)}</dd>
        </div>
      )}
      {order.refundedPaise > 0 && (
        <div>
          <dt>Paid back</dt>
          <dd>{formatInr(order.refundedPaise)}</dd>
        </div>
      )}
    </dl>
  </section>
)
