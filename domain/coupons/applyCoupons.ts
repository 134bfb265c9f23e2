import type { Coupon, CouponItem } from './Coupon.ts'
import { discountOf } from './discountOf.ts'

/** Maximum number of coupons in one order. */
export const MAX_COUPONS = 3

export type AppliedCoupon = { id: string; code: string; discountPaise: number }
export type Discounts = {
  applied: AppliedCoupon[]
  /** Discount of all coupons together by item. */
  itemsPaise: number[]
  totalPaise: number
}

/** Whether coupons may be combined in one order: one alone, or up to three stackable ones. */
export const canCombineCoupons = (coupons: readonly Coupon[]): boolean =>
  coupons.length <= 1 || (coupons.length <= MAX_COUPONS && coupons.every(({ isStackable }) => isStackable))

/**
 * Applies coupons one after the other, each to the remainder after the previous one: by priority, then by
 * code.
 */
export function applyCoupons(coupons: readonly Coupon[], items: readonly CouponItem[]): Discounts {
  const left = items.map(({ worthPaise }) => worthPaise)
  const applied = [...coupons].sort(compareCouponPriority).map((coupon) => {
    const discounts = discountOf(coupon, items, left)
    for (const [index, paise] of discounts.entries()) left[index] = (left[index] as number) - paise
    return {
      id: coupon.id,
      code: coupon.code,
      discountPaise: discounts.reduce((sum, paise) => sum + paise, 0),
    }
  })
  const itemsPaise = items.map(({ worthPaise }, index) => worthPaise - (left[index] as number))
  return { applied, itemsPaise, totalPaise: itemsPaise.reduce((sum, paise) => sum + paise, 0) }
}

export const compareCouponPriority = (a: Coupon, b: Coupon): number =>
  b.priority - a.priority || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)
