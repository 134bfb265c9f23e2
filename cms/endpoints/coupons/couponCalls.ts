import { localeOf } from '#access/projectOf.ts'
import {
  AutoApplyResponseSchema,
  CouponBodySchema,
  DiscountResponseSchema,
  ItemsBodySchema,
} from '#domain/calls/payments.ts'
import { couponCodes } from '#domain/coupons/couponCode.ts'
import { textOf } from '#domain/text/textOf.ts'
import { bestCodes } from '../../operations/cart/bestCodes.ts'
import { loadQuoteInput, NO_PURCHASE_OPTIONS, quoteItems } from '../../operations/checkout/quoteItems.ts'
import {
  couponRefusalCode,
  couponRefusalText,
  missingForCoupon,
  refusedCode,
} from '../../operations/checkout/quoteView.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { personOf } from '../payments/personOf.ts'
import { itemRefusal } from '../payments/quoteRefusals.ts'
import { refuse } from '../responses.ts'

const getDiscount = defineCall({
  path: '/coupon/getdiscount',
  summary: 'Discount of coupons on these items',
  body: CouponBodySchema,
  answer: DiscountResponseSchema,
  handle: async ({ req, project, body, now }) => {
    const codes = couponCodes(body.coupon)
    const typed = [body.coupon].flat().join(', ').trim().slice(0, 40)
    if (codes.length === 0) return refuse(textOf('couponUnknown', { code: typed }), 'couponUnknown')
    const quoted = await quoteItems({
      payload: req.payload,
      project,
      person: personOf(req),
      items: body.items,
      now,
      purchase: { ...NO_PURCHASE_OPTIONS, codes },
    })
    if (!quoted.ok) return itemRefusal(quoted)
    const [refused] = quoted.refusedCodes
    if (refused) {
      const { code, refusal } = refused
      const missingPaise = missingForCoupon(refusal)
      return {
        ...refuse(couponRefusalText(code, refusal), couponRefusalCode(refusal)),
        ...(missingPaise === null ? {} : { missingPaise }),
      }
    }
    const { coupons, couponPaise, payablePaise } = quoted.quote
    return { apiSuccess: true as const, coupons, discountPaise: couponPaise, payablePaise }
  },
})

const autoApply = defineCall({
  path: '/coupon/autoapply',
  summary: 'The best coupons for these items, and all that are listed',
  body: ItemsBodySchema,
  answer: AutoApplyResponseSchema,
  handle: async ({ req, project, body, now }) => {
    const { payload } = req
    const looked = await loadQuoteInput({ payload, project, person: personOf(req), items: body.items, now })
    const refused = looked.priced.find((one) => !one.ok)
    if (refused && !refused.ok) return itemRefusal(refused)
    const locale = localeOf(req)
    const { best, runnerUp, coupons } = await bestCodes({ payload, project, looked, now, locale })
    return {
      apiSuccess: true as const,
      best,
      runnerUp,
      coupons: coupons.map(({ refusal, ...coupon }) => ({
        ...coupon,
        refusal: refusal && refusedCode(coupon.code, refusal, locale),
      })),
    }
  },
})

export const COUPON_CALLS: Call[] = [getDiscount, autoApply]
