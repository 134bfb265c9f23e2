import { applyCoupons, compareCouponPriority, type Discounts, MAX_COUPONS } from './applyCoupons.ts'
import type { Coupon, CouponItem } from './Coupon.ts'

/** Maximum number of stackable coupons tried in every combination: 4,525 sets of up to three. */
const MAX_COMBINED = 30

export type CouponCombination = { coupons: Coupon[]; discounts: Discounts }

/**
 * The set of coupons with the highest discount: each alone, and every set of up to three stackable ones. Of
 * equal sets the smaller one wins, then the first by priority and code. `second` is the runner-up, for people
 * who ask why. The coupons must already be valid for the items (checkCoupon). Of more than 30 stackable
 * coupons, the 30 with the highest discount alone are combined.
 */
export function bestCoupons(
  coupons: readonly Coupon[],
  items: readonly CouponItem[],
): { best: CouponCombination | null; second: CouponCombination | null } {
  const ordered = [...coupons].sort(compareCouponPriority)
  const alone = ordered.map((coupon) => ({ coupons: [coupon], discounts: applyCoupons([coupon], items) }))
  const combined = alone
    .filter(({ coupons: [coupon] }) => coupon?.isStackable)
    .sort((a, b) => b.discounts.totalPaise - a.discounts.totalPaise)
    .slice(0, MAX_COMBINED)
    .flatMap(({ coupons: [coupon] }) => coupon ?? [])
    .sort(compareCouponPriority)
  const sets = [...alone]
  for (const set of setsOf(combined)) sets.push({ coupons: set, discounts: applyCoupons(set, items) })
  // Array sort is stable: equal sets keep their order.
  const [best, second] = sets
    .filter(({ discounts }) => discounts.applied.every(({ discountPaise }) => discountPaise > 0))
    .sort((a, b) => b.discounts.totalPaise - a.discounts.totalPaise || a.coupons.length - b.coupons.length)
  return { best: best ?? null, second: second ?? null }
}

/** Every set of two or three coupons, in the order of the list. */
function setsOf(coupons: readonly Coupon[]): Coupon[][] {
  const sets: Coupon[][] = []
  const grow = (set: Coupon[], from: number) => {
    for (let index = from; index < coupons.length; index++) {
      const next = [...set, coupons[index] as Coupon]
      if (next.length > 1) sets.push(next)
      if (next.length < MAX_COUPONS) grow(next, index + 1)
    }
  }
  grow([], 0)
  return sets
}
