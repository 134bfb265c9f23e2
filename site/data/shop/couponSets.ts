import type { CouponOffers } from './couponOffers.ts'

type Sets = Pick<CouponOffers, 'best'>
type Set = NonNullable<CouponOffers['best']>

/** The best set of coupons when it takes more off than the applied ones; null otherwise. */
export const improvedCouponSet = ({ best }: Sets, couponPaise: number): CouponOffers['best'] =>
  best && best.discountPaise > couponPaise ? best : null

/** Whether the applied coupons take off as much as the best of the offered ones. */
export const isBestCouponSet = ({ best }: Sets, couponPaise: number): boolean =>
  best !== null && couponPaise > 0 && best.discountPaise === couponPaise

/** Whether two sets contain the same codes. */
export const isSameSet = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((code) => right.includes(code))

/**
 * The title of a set of one coupon (`10% off your first order`), which states its limits; null for several.
 */
export const couponSetTitle = ({ coupons }: Pick<CouponOffers, 'coupons'>, { codes }: Set): string | null =>
  codes.length === 1 ? (coupons.find(({ code }) => code === codes[0])?.title ?? null) : null

/** The offered coupons that this cart may use, and those it may not; each in the order of the list. */
export const groupByUsability = ({ coupons }: Pick<CouponOffers, 'coupons'>) => ({
  usable: coupons.filter(({ refusal }) => refusal === null),
  refused: coupons.filter(({ refusal }) => refusal !== null),
})
