import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { QuoteView } from '#domain/calls/payments.ts'
import { arrivalDay } from '#domain/catalogue/deliveryTime.ts'
import type { CouponRefusal } from '#domain/coupons/checkCoupon.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { creditsFor } from '#domain/orders/creditsFor.ts'
import { deliveryPrice, FREE_DELIVERY, missingForFreeDelivery } from '#domain/orders/deliveryPrice.ts'
import { localisedDelivery } from '#domain/orders/localisedOrder.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { renderText } from '#domain/text/renderText.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { deliveryTo } from '../pincodes/deliveryTo.ts'
import { payOptions } from './payOptions.ts'
import type { PurchaseOptions, Quoted } from './quoteItems.ts'
import { shippingProblem } from './shippingProblem.ts'

type CouponKey = `coupon${Capitalize<CouponRefusal['reason']>}`

/** The refusal code of a coupon, which is the key of its text too. */
export const couponRefusalCode = ({ reason }: Pick<CouponRefusal, 'reason'>) =>
  `coupon${reason.charAt(0).toUpperCase()}${reason.slice(1)}` as CouponKey

/** Amount that the cart lacks for a coupon, paise; null when it is refused for another reason. */
export const missingForCoupon = (refusal: CouponRefusal): number | null =>
  refusal.reason === 'minimum' ? refusal.missingPaise : null

/** Why a code does not apply, as a text for the customer. */
export function couponRefusalText(code: string, refusal: CouponRefusal): Text {
  const missing = formatInr(missingForCoupon(refusal) ?? 0)
  const count = refusal.reason === 'moreItems' ? refusal.missingItems : 0
  return textOf(couponRefusalCode(refusal), { code, missing, count })
}

/** A refused code, as the browser shows it. */
export const refusedCode = (
  code: string,
  refusal: CouponRefusal,
  locale: Locale,
): QuoteView['refusedCodes'][number] => ({
  code,
  reason: refusal.reason,
  missingPaise: missingForCoupon(refusal),
  message: renderText(locale, couponRefusalText(code, refusal)),
})

/** The most that credits can pay of the quote, paise. */
const maxCreditsPaise = ({ quote, shop, creditBalancePaise }: Quoted): number => {
  const balancePaise = creditBalancePaise ?? 0
  const totalPaise = quote.payablePaise - quote.roundingPaise + quote.creditsPaise
  return creditsFor(shop.rules.credits, { wantedPaise: balancePaise, balancePaise }, totalPaise)
}

/** Latest delivery of the goods of a quote, ms since epoch; null without goods, or when the place is not served. */
export function latestArrival(
  { quote, priced, shop }: Pick<Quoted, 'quote' | 'priced' | 'shop'>,
  place: PurchaseOptions['place'],
  now: Date,
): number | null {
  if (!place || !quote.lines.some(({ goods }) => goods.length > 0)) return null
  const time = deliveryTo(shop.area, place.pincode, dispatchDaysOf(priced))
  if (!time.ok) return null
  const option = shop.rules.delivery.find(({ key }) => key === quote.delivery?.option)
  return arrivalDay(time.delivery, option ?? FREE_DELIVERY, now)
}

const dispatchDaysOf = (priced: Quoted['priced']): number =>
  Math.max(0, ...priced.map(({ product }) => product.dispatchDays ?? 0))

/** A quote as the browser shows it, its texts in the language of the request. */
export async function quoteView(
  payload: BasePayload,
  project: RequestProject,
  quoted: Quoted,
  purchase: PurchaseOptions,
  { locale, now }: { locale: Locale; now: Date },
): Promise<QuoteView> {
  const { quote, quoteId, priced, shop } = quoted
  const sent = quote.lines.filter(({ goods }) => goods.length > 0)
  const options = await payOptions(payload, project, shop, quote, purchase.place)
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
      hindiTitle: priced[index]?.product.hindi?.title?.trim() || null,
      slug: priced[index]?.product.slug ?? '',
      subject: priced[index]?.product.subject ?? null,
    })),
    refusedCodes: quoted.refusedCodes.map(({ code, refusal }) => refusedCode(code, refusal, locale)),
    delivery: quote.delivery && localisedDelivery(locale, quote.delivery),
    needsAddress: sent.length > 0,
    deliveryOptions:
      sent.length === 0
        ? []
        : shop.rules.delivery.map((option) => ({
            key: option.key,
            label: localisedText(locale, option.label, option.hindiLabel) ?? option.label,
            paise: deliveryPrice(option, goods, worth),
            fasterDays: option.fasterDays,
            missingForFreePaise: missingForFreeDelivery(option, worth),
          })),
    isServed: sent.length > 0 && purchase.place ? shippingProblem(quoted, purchase.place) === null : null,
    arrivesBy: latestArrival(quoted, purchase.place, now),
    credits:
      quoted.creditBalancePaise === null
        ? null
        : { balancePaise: quoted.creditBalancePaise, mostPaise: maxCreditsPaise(quoted) },
    payOptions: options.map(({ reason, ...option }) => ({
      ...option,
      reason: reason && renderText(locale, reason),
    })),
  }
}
