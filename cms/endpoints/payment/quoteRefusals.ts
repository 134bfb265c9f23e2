import { WALLET_TEXTS } from '#domain/panel/walletTexts.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { PARCEL_ANSWERS } from '#domain/text/parcelAnswers.ts'
import { SHOP_ANSWERS } from '#domain/text/shopAnswers.ts'
import type { Refused } from '../../operations/checkout/pricedItems.ts'
import type { Wished } from '../../operations/checkout/purchaseOptionsOf.ts'
import type { sendingProblem } from '../../operations/checkout/sendingProblem.ts'
import type { Held } from '../../operations/reservations/holdOrder.ts'
import { refuse } from '../defineCall.ts'
import { notFound } from '../refusals.ts'

/** Why an item can't be bought, in words. */
export function itemRefusal({ reason, title, left }: Refused) {
  if (reason === 'productGone') return refuse(ANSWERS.productGone, reason)
  if (reason !== 'outOfStock') return refuse(ANSWERS[reason].replace('{title}', title), reason)
  const text = left > 0 ? ANSWERS.fewLeft.replace('{left}', String(left)) : ANSWERS.outOfStock
  return refuse(text.replace('{title}', title), reason)
}

export const wishRefusal = ({ reason }: Extract<Wished, { ok: false }>) =>
  reason === 'gstin' ? refuse(SHOP_ANSWERS.gstinWrong, 'gstin') : notFound()

/** Why goods can't be sent, in words. */
export const sendingRefusal = (problem: NonNullable<ReturnType<typeof sendingProblem>>) =>
  problem === 'notServed'
    ? refuse(PARCEL_ANSWERS.notServed, 'notDeliverable')
    : refuse(SHOP_ANSWERS[problem], problem)

/** Why an order can't be paid any more, in words: it has ended, or what it takes is gone. */
export function goneRefusal(held: Extract<Held, { state: 'gone' | 'ended' }>) {
  if (held.state === 'ended') return refuse(ANSWERS.orderNotPayable, 'orderNotPayable')
  if (held.poolKind === 'credits') return refuse(SHOP_ANSWERS.creditsGone, 'creditsGone')
  if (held.poolKind === 'funds') return refuse(WALLET_TEXTS.fundsShort, 'creditsShort')
  if (held.poolKind === 'purchase-limits')
    return refuse(SHOP_ANSWERS.couponGone.replace('{code}', held.title), 'couponGone')
  const text = held.left > 0 ? ANSWERS.fewLeft.replace('{left}', String(held.left)) : ANSWERS.outOfStock
  return refuse(text.replace('{title}', held.title), 'outOfStock')
}
