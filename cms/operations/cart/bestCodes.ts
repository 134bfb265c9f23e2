import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { applyCoupons } from '#domain/coupons/applyCoupons.ts'
import { bestCoupons, type CouponCombination } from '#domain/coupons/bestCoupons.ts'
import type { CouponRefusal } from '#domain/coupons/checkCoupon.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { offeredCoupons } from '../checkout/couponsFor.ts'
import { couponItem, type QuoteInput } from '../checkout/quoteItems.ts'

export type CouponSet = { codes: string[]; discountPaise: number }
export type Offered = {
  code: string
  title: string
  discountPaise: number
  endsAt: number | null
  refusal: CouponRefusal | null
}

/** The best and second-best combination of listed coupons for the items that can be bought, and each coupon's discount alone. */
export async function bestCodes({
  payload,
  project,
  looked,
  now,
  locale = 'en',
}: {
  payload: BasePayload
  project: RequestProject
  looked: QuoteInput
  now: Date
  /** Language of the titles. */
  locale?: Locale
}): Promise<{ best: CouponSet | null; runnerUp: CouponSet | null; coupons: Offered[] }> {
  const items = looked.priced.flatMap((one) =>
    one.ok
      ? [couponItem({ ...one.item, upgradePaise: looked.upgrades.get(one.item.product)?.paise ?? 0 })]
      : [],
  )
  const offered = await offeredCoupons({ payload, project, items, buyer: looked.buyer, now })
  const applicable = offered.filter(({ refusal }) => refusal === null).map(({ found }) => found.rules)
  const { best, second } = bestCoupons(applicable, items)
  return {
    best: setOf(best),
    runnerUp: setOf(second),
    coupons: offered
      .map(({ found: { code, rules }, refusal }) => ({
        code,
        title: localisedText(locale, rules.title, rules.hindiTitle) ?? code,
        endsAt: rules.endsAt,
        refusal,
        discountPaise: refusal ? 0 : applyCoupons([rules], items).totalPaise,
      }))
      .toSorted((a, b) => b.discountPaise - a.discountPaise || a.code.localeCompare(b.code)),
  }
}

const setOf = (best: CouponCombination | null): CouponSet | null =>
  best && {
    codes: best.coupons.map(({ code }) => code),
    discountPaise: best.discounts.totalPaise,
  }
