import type { QuoteView } from '#domain/calls/payment.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fill } from '#domain/text/fill.ts'
import type { Texts } from '#site/texts/Texts.ts'

/** One figure of a bill as it stands there; `isSaving` for what makes it cheaper. */
type BillRow = { key: string; label: string; amount: string; isSaving: boolean }

type Figures = Pick<
  QuoteView,
  | 'itemsPaise'
  | 'offerPaise'
  | 'upgradePaise'
  | 'coupons'
  | 'deliveryPaise'
  | 'feePaise'
  | 'roundingPaise'
  | 'creditsPaise'
  | 'needsAddress'
> & { lines: readonly { quantity: number }[] }

/** Every figure of a quote that is not zero, in the order in which they add up; delivery of goods also when it is free. */
export function billRows(quote: Figures, t: Texts['cart']): BillRow[] {
  const count = quote.lines.reduce((all, { quantity }) => all + quantity, 0)
  const plain = (key: string, label: string, paise: number): BillRow[] =>
    paise === 0 ? [] : [{ key, label, amount: formatInr(paise), isSaving: false }]
  const saving = (key: string, label: string, paise: number): BillRow[] =>
    paise === 0 ? [] : [{ key, label, amount: formatInr(-paise), isSaving: true }]
  const { deliveryPaise } = quote
  return [
    ...plain('items', fill(t.itemsOf, { count }), quote.itemsPaise),
    ...saving('offer', t.offerPrice, quote.offerPaise),
    ...saving('upgrade', t.paidBefore, quote.upgradePaise),
    ...quote.coupons.flatMap(({ code, discountPaise }) =>
      saving(`coupon ${code}`, fill(t.couponOf, { code }), discountPaise),
    ),
    ...(quote.needsAddress && deliveryPaise === 0
      ? [{ key: 'delivery', label: t.delivery, amount: t.free, isSaving: false }]
      : plain('delivery', t.delivery, deliveryPaise)),
    ...plain('fee', t.cashFee, quote.feePaise),
    ...plain('rounding', t.rounding, quote.roundingPaise),
    ...saving('credits', t.credits, quote.creditsPaise),
  ]
}
