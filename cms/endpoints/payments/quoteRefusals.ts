import { batchOfPool } from '#domain/batches/seatPool.ts'
import { literalText, type Text, textOf } from '#domain/text/textOf.ts'
import type { Refused } from '../../operations/checkout/priceItems.ts'
import type { PurchaseOptionsResult } from '../../operations/checkout/purchaseOptionsOf.ts'
import type { shippingProblem } from '../../operations/checkout/shippingProblem.ts'
import type { HoldResult } from '../../operations/reservations/holdOrder.ts'
import { notFound } from '../refusals.ts'
import { refuse } from '../responses.ts'

const soldOut = (title: Text, left: number) =>
  refuse(left > 0 ? textOf('fewLeft', { left, title }) : textOf('outOfStock', { title }), 'outOfStock')

/** The refusal for an item that cannot be bought. */
export function itemRefusal({ reason, title: english, hindiTitle, left }: Refused) {
  const title = literalText(english, hindiTitle)
  if (reason === 'productGone') return refuse(textOf('productGone'), reason)
  return reason === 'outOfStock' ? soldOut(title, left) : refuse(textOf(reason, { title }), reason)
}

export const purchaseRefusal = ({ reason }: Extract<PurchaseOptionsResult, { ok: false }>) =>
  reason === 'gstin' ? refuse(textOf('gstinWrong'), 'gstin') : notFound()

/** The refusal for goods that cannot be delivered. */
export const shippingRefusal = (problem: NonNullable<ReturnType<typeof shippingProblem>>) =>
  problem === 'notServed' ? refuse(textOf('notServed'), 'notDeliverable') : refuse(textOf(problem), problem)

/** The refusal for an order that cannot be held for payment: it has ended, or stock, credits, funds or a coupon are used up. */
export function holdRefusal(held: Extract<HoldResult, { state: 'gone' | 'ended' }>) {
  if (held.state === 'ended') return refuse(textOf('orderNotPayable'), 'orderNotPayable')
  if (held.poolKind === 'credits') return refuse(textOf('creditsGone'), 'creditsGone')
  if (held.poolKind === 'funds') return refuse(textOf('wallet.fundsShort'), 'creditsShort')
  if (held.poolKind === 'purchase-limits' && batchOfPool(held.key))
    return refuse(textOf('batchFull', { title: literalText(held.title) }), 'batchFull')
  if (held.poolKind === 'purchase-limits')
    return refuse(textOf('couponGone', { code: held.title }), 'couponGone')
  return soldOut(literalText(held.title), held.left)
}
