import type { CouponOffers } from './couponOffers.ts'

type Sets = Pick<CouponOffers, 'best'>
type Set = NonNullable<CouponOffers['best']>

/** The best set of coupons where it takes more off than those that count now; null when there is none. */
export const betterSet = ({ best }: Sets, couponPaise: number): CouponOffers['best'] =>
  best && best.discountPaise > couponPaise ? best : null

/** Whether what counts now takes off as much as the best of the offered coupons. */
export const isBest = ({ best }: Sets, couponPaise: number): boolean =>
  best !== null && couponPaise > 0 && best.discountPaise === couponPaise

/** Whether two sets hold the same codes. */
export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((code) => other.includes(code))

/** What a set of one coupon is for (`10% off your first order`), so that nobody is promised more; null of several. */
export const titleOfSet = ({ coupons }: Pick<CouponOffers, 'coupons'>, { codes }: Set): string | null =>
  codes.length === 1 ? (coupons.find(({ code }) => code === codes[0])?.title ?? null) : null
