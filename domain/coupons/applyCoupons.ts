import type { Coupon, CouponItem } from './Coupon.ts'
import { discountOf } from './discountOf.ts'

/** How many coupons one order takes. */
export const MAX_COUPONS = 3

export type AppliedCoupon = { id: string; code: string; discountPaise: number }
export type Discounts = {
  applied: AppliedCoupon[]
  /** What all coupons together take off each item. */
  itemsPaise: number[]
  totalPaise: number
}

/** Whether coupons may stand in one order: one alone, or up to three that may be combined. */
export const mayStandTogether = (coupons: readonly Coupon[]): boolean =>
  coupons.length <= 1 || (coupons.length <= MAX_COUPONS && coupons.every(({ isStackable }) => isStackable))

/** Takes coupons off one after the other, each from what the one before left: by priority, then by code. */
export function applyCoupons(coupons: readonly Coupon[], items: readonly CouponItem[]): Discounts {
  const left = items.map(({ worthPaise }) => worthPaise)
  const applied = [...coupons].sort(byPriority).map((coupon) => {
    const off = discountOf(coupon, items, left)
    for (const [index, paise] of off.entries()) left[index] = (left[index] as number) - paise
    return { id: coupon.id, code: coupon.code, discountPaise: off.reduce((sum, paise) => sum + paise, 0) }
  })
  const itemsPaise = items.map(({ worthPaise }, index) => worthPaise - (left[index] as number))
  return { applied, itemsPaise, totalPaise: itemsPaise.reduce((sum, paise) => sum + paise, 0) }
}

export const byPriority = (a: Coupon, b: Coupon): number =>
  b.priority - a.priority || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)
