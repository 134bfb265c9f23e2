import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCoupons, canCombineCoupons } from '#domain/coupons/applyCoupons.ts'
import { bestCoupons } from '#domain/coupons/bestCoupons.ts'
import type { Coupon } from '#domain/coupons/Coupon.ts'
import { anyCoupon, anyItems, worths } from '../orders/carts.ts'

/** All subsets. */
const setsOf = (coupons: readonly Coupon[]): Coupon[][] =>
  Array.from({ length: 2 ** coupons.length }, (_, set) => coupons.filter((_, n) => (set >> n) & 1))

describe('the best coupons', () => {
  it('are worth as much as the best of all combinable sets', () => {
    fc.assert(
      fc.property(fc.array(anyCoupon, { maxLength: 8 }), anyItems, (coupons, cart) => {
        const items = worths(cart)
        const most = Math.max(
          ...setsOf(coupons)
            .filter(canCombineCoupons)
            .map((set) => applyCoupons(set, items).totalPaise),
        )
        const { best, second } = bestCoupons(coupons, items)
        expect(best?.discounts.totalPaise ?? 0).toBe(most)
        if (best) {
          expect(canCombineCoupons(best.coupons)).toBe(true)
          expect(applyCoupons(best.coupons, items)).toEqual(best.discounts)
        }
        expect(second?.discounts.totalPaise ?? 0).toBeLessThanOrEqual(most)
      }),
      { numRuns: 500 },
    )
  })
})
