import type { QuoteView } from '#domain/calls/payments.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Texts } from '#site/texts/Texts.ts'

/** The amounts that add up to the total, of a quote or of an order; paise. */
export type Figures = Pick<
  QuoteView,
  | 'itemsPaise'
  | 'offerPaise'
  | 'upgradePaise'
  | 'deliveryPaise'
  | 'feePaise'
  | 'roundingPaise'
  | 'creditsPaise'
  | 'needsAddress'
> & {
  coupons: readonly { code: string; discountPaise: number }[]
  lines: readonly { quantity: number; upgradeOf?: readonly { title: string }[] | undefined }[]
}

/** One row of a bill with its formatted amount; `isSaving` for discounts. */
type BillRow = { key: string; label: string; amount: string; isSaving: boolean }

/**
 * The number of items, and every amount that is not zero, in the order in which they add up; delivery of
 * goods also when it is free.
 */
export function billRows(figures: Figures, t: Texts['bill']): BillRow[] {
  const count = figures.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const row = (key: string, label: string, amount: string): BillRow => ({
    key,
    label,
    amount,
    isSaving: false,
  })
  const plain = (key: string, label: string, paise: number): BillRow[] =>
    paise === 0 ? [] : [row(key, label, formatInr(paise))]
  const saving = (key: string, label: string, paise: number): BillRow[] =>
    plain(key, label, -paise).map((billRow) => ({ ...billRow, isSaving: true }))
  const { deliveryPaise } = figures
  const credited = figures.lines.flatMap(({ upgradeOf = [] }) => upgradeOf.map(({ title }) => title))
  const paidBefore =
    credited.length > 0 ? fillPlaceholders(t.paidBeforeFor, { titles: credited.join(', ') }) : t.paidBefore
  return [
    row('items', fillPlaceholders(t.itemsOf, { count }), formatInr(figures.itemsPaise)),
    ...saving('offer', t.offerPrice, figures.offerPaise),
    ...saving('upgrade', paidBefore, figures.upgradePaise),
    ...figures.coupons.flatMap(({ code, discountPaise }) =>
      saving(`coupon ${code}`, fillPlaceholders(t.coupon, { code }), discountPaise),
    ),
    ...(figures.needsAddress && deliveryPaise === 0
      ? [row('delivery', t.delivery, t.free)]
      : plain('delivery', t.delivery, deliveryPaise)),
    ...plain('fee', t.cashFee, figures.feePaise),
    ...plain('rounding', t.rounding, figures.roundingPaise),
    ...saving('credits', t.credits, figures.creditsPaise),
  ]
}
