'use client'
import type { QuoteView } from '#domain/calls/payments.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { upgradeLabel } from './upgradeLabel.ts'

type Props = { quote: QuoteView; owned: string[]; isBusy: boolean }

/** Quote of the order at the student's prices, with the reasons why a coupon or product does not count. */
export function OrderBill({ quote, owned, isBusy }: Props) {
  const alreadyOwned = quote.lines.filter(({ product }) => owned.includes(product))
  const rows: [string, number][] = [
    ['Items at MRP', quote.itemsPaise],
    ['Discount', -quote.offerPaise],
    [upgradeLabel(quote.lines), -quote.upgradePaise],
    ['Coupons', -quote.couponPaise],
    ['Delivery', quote.deliveryPaise],
    ['Rounding', quote.roundingPaise],
  ]
  return (
    <div aria-busy={isBusy}>
      <dl className="order-amounts">
        {rows
          .filter(([, paise], index) => index === 0 || paise !== 0)
          .map(([label, paise]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-off={paise < 0}>{formatInr(paise)}</dd>
            </div>
          ))}
        <div className="order-amounts__total">
          <dt>To pay</dt>
          <dd>{formatInr(quote.payablePaise)}</dd>
        </div>
        {quote.taxPaise > 0 && (
          <div className="order-amounts__small">
            <dt>GST included</dt>
            <dd>{formatInr(quote.taxPaise)}</dd>
          </div>
        )}
      </dl>
      {quote.refusedCodes.map(({ code, message }) => (
        <p key={code} className="panel-field__error">
          {message}
        </p>
      ))}
      {alreadyOwned.length > 0 && (
        <p className="panel-field__error">
          {`The student has this already: ${alreadyOwned.map(({ title }) => title).join(', ')}`}
        </p>
      )}
    </div>
  )
}
