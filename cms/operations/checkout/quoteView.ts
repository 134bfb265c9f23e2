import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { QuoteView } from '#domain/calls/payment.ts'
import type { CouponRefusal } from '#domain/coupons/checkCoupon.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { creditsFor } from '#domain/orders/creditsFor.ts'
import { deliveryPrice, missingForFree } from '#domain/orders/deliveryPrice.ts'
import { SHOP_ANSWERS } from '#domain/text/shopAnswers.ts'
import { deliveryTo } from '../pincodes/deliveryTo.ts'
import { payOptions } from './payOptions.ts'
import type { PurchaseOptions, Quoted } from './quoteItems.ts'
import { sendingProblem } from './sendingProblem.ts'

const REFUSALS = {
  unknown: SHOP_ANSWERS.couponUnknown,
  paused: SHOP_ANSWERS.couponPaused,
  notYet: SHOP_ANSWERS.couponNotYet,
  ended: SHOP_ANSWERS.couponEnded,
  usedUp: SHOP_ANSWERS.couponUsedUp,
  usedByYou: SHOP_ANSWERS.couponUsedByYou,
  notForYou: SHOP_ANSWERS.couponNotForYou,
  firstOrderOnly: SHOP_ANSWERS.couponFirstOrderOnly,
  notForItems: SHOP_ANSWERS.couponNotForItems,
  notTogether: SHOP_ANSWERS.couponNotTogether,
  nothingOff: SHOP_ANSWERS.couponNothingOff,
  minimum: SHOP_ANSWERS.couponMinimum,
  moreItems: SHOP_ANSWERS.couponMoreItems,
} as const satisfies Record<CouponRefusal['reason'], string>

/** Why a code does not count, in words that a person understands. */
export function refusedCode(code: string, refusal: CouponRefusal): QuoteView['refusedCodes'][number] {
  const missingPaise = refusal.reason === 'minimum' ? refusal.missingPaise : null
  const message = REFUSALS[refusal.reason]
    .replace('{code}', code)
    .replace('{missing}', missingPaise === null ? '' : formatInr(missingPaise))
    .replace('{count}', refusal.reason === 'moreItems' ? String(refusal.missingItems) : '')
  return { code, reason: refusal.reason, message, missingPaise }
}

/** What credits could pay of it. */
const mostCredits = ({ quote, shop, creditBalancePaise }: Quoted): number => {
  const balancePaise = creditBalancePaise ?? 0
  const totalPaise = quote.payablePaise - quote.roundingPaise + quote.creditsPaise
  return creditsFor(shop.rules.credits, { wantedPaise: balancePaise, balancePaise }, totalPaise)
}

/** When goods of a quote are there at the latest, ms since epoch; null when nothing is sent, or not to there. */
export function arrivalOf(
  { quote, priced, shop }: Pick<Quoted, 'quote' | 'priced' | 'shop'>,
  place: PurchaseOptions['place'],
  now: Date,
): number | null {
  if (!place || !quote.lines.some(({ goods }) => goods.length > 0)) return null
  const time = deliveryTo(shop.area, place.pincode, dispatchDaysOf(priced))
  if (!time.ok) return null
  const faster = shop.rules.delivery.find(({ key }) => key === quote.delivery?.option)?.fasterDays ?? 0
  return now.getTime() + Math.max(1, time.delivery.toDays - faster) * DAY_MS
}

const dispatchDaysOf = (priced: Quoted['priced']): number =>
  Math.max(0, ...priced.map(({ product }) => product.dispatchDays ?? 0))

/** A quote as the browser shows it. */
export async function quoteView(
  payload: BasePayload,
  project: RequestProject,
  quoted: Quoted,
  wish: PurchaseOptions,
  now: Date,
): Promise<QuoteView> {
  const { quote, quoteId, priced, shop } = quoted
  const sent = quote.lines.filter(({ goods }) => goods.length > 0)
  const goods = sent.flatMap((line) =>
    line.goods.map(({ weightGrams, quantity }) => ({ weightGrams, quantity: quantity * line.quantity })),
  )
  const worth = sent.reduce((sum, { netPaise }) => sum + netPaise, 0)
  return {
    ...quote,
    quoteId,
    lines: quote.lines.map((line, index) => ({
      ...line,
      goods: [...line.goods],
      slug: priced[index]?.product.slug ?? '',
      subject: priced[index]?.product.subject ?? null,
    })),
    refusedCodes: quoted.refusedCodes.map(({ code, refusal }) => refusedCode(code, refusal)),
    needsAddress: sent.length > 0,
    deliveryOptions:
      sent.length === 0
        ? []
        : shop.rules.delivery.map((option) => ({
            key: option.key,
            label: option.label,
            paise: deliveryPrice(option, goods, worth),
            fasterDays: option.fasterDays,
            missingForFreePaise: missingForFree(option, worth),
          })),
    isServed: sent.length > 0 && wish.place ? sendingProblem(quoted, wish.place) === null : null,
    arrivesBy: arrivalOf(quoted, wish.place, now),
    credits:
      quoted.creditBalancePaise === null
        ? null
        : { balancePaise: quoted.creditBalancePaise, mostPaise: mostCredits(quoted) },
    payOptions: await payOptions(payload, project, shop, quote, wish.place),
  }
}
