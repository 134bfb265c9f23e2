import { applyCoupons, byPriority, type Discounts, MAX_COUPONS } from './applyCoupons.ts'
import type { Coupon, CouponItem } from './Coupon.ts'

/** How many that may be combined are tried in every combination: 4,525 sets of up to three. */
const MAX_COMBINED = 30

export type Best = { coupons: Coupon[]; discounts: Discounts }

/**
 * The set of coupons that takes most off: each alone, and every set of up to three that may be combined. Of equal sets the
 * smaller one, then the one that comes first by priority and code. `second` is the best of the others, for people who ask
 * why. Coupons must count for the items already (checkCoupon). Of more than 30 that may be combined the 30 that take most
 * off alone are combined.
 */
export function bestCoupons(
  coupons: readonly Coupon[],
  items: readonly CouponItem[],
): { best: Best | null; second: Best | null } {
  const ordered = [...coupons].sort(byPriority)
  const alone = ordered.map((coupon) => ({ coupons: [coupon], discounts: applyCoupons([coupon], items) }))
  const combined = alone
    .filter(({ coupons: [coupon] }) => coupon?.isStackable)
    .sort((a, b) => b.discounts.totalPaise - a.discounts.totalPaise)
    .slice(0, MAX_COMBINED)
    .flatMap(({ coupons: [coupon] }) => coupon ?? [])
    .sort(byPriority)
  const sets = [...alone]
  for (const set of setsOf(combined)) sets.push({ coupons: set, discounts: applyCoupons(set, items) })
  // Array sort is stable: what came first stays first among equals.
  const [best, second] = sets
    .filter(({ discounts }) => discounts.applied.every(({ discountPaise }) => discountPaise > 0))
    .sort((a, b) => b.discounts.totalPaise - a.discounts.totalPaise || a.coupons.length - b.coupons.length)
  return { best: best ?? null, second: second ?? null }
}

/** Every set of two or three, in the order of the list. */
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
