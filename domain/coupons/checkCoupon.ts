import { type Coupon, type CouponItem, isFor } from './Coupon.ts'
import { discountOf } from './discountOf.ts'

/** What is known of the person and of the coupon's uses when it is looked at. */
export type CouponViewer = {
  /** Null while signed out: rules about the person are asked again at the order. */
  user: string | null
  hasOrdered: boolean
}
/** Uses that are left, null for any number. */
export type CouponUses = { left: number | null; leftForUser: number | null }

/** Why a coupon does not count; `missingPaise` is what `minimum` lacks. */
export type CouponRefusal =
  | { reason: 'unknown' | 'paused' | 'notYet' | 'ended' | 'usedUp' | 'usedByYou' | 'notForYou' }
  | { reason: 'firstOrderOnly' | 'notForItems' | 'notTogether' | 'nothingOff' }
  | { reason: 'minimum'; missingPaise: number }

/** The first reason for which a coupon does not count for these items now, or null when it does. */
export function checkCoupon(
  coupon: Coupon,
  items: readonly CouponItem[],
  viewer: CouponViewer,
  uses: CouponUses,
  now: number,
): CouponRefusal | null {
  if (!coupon.isActive) return { reason: 'paused' }
  if (coupon.startsAt !== null && now < coupon.startsAt) return { reason: 'notYet' }
  if (coupon.endsAt !== null && now >= coupon.endsAt) return { reason: 'ended' }
  if (coupon.users.length > 0 && (viewer.user === null || !coupon.users.includes(viewer.user)))
    return { reason: 'notForYou' }
  if (coupon.isFirstOrderOnly && viewer.hasOrdered) return { reason: 'firstOrderOnly' }
  if (uses.leftForUser !== null && uses.leftForUser < 1) return { reason: 'usedByYou' }
  if (uses.left !== null && uses.left < 1) return { reason: 'usedUp' }
  const meant = items.filter((item) => isFor(coupon, item))
  if (meant.length === 0) return { reason: 'notForItems' }
  const counted = coupon.minCounts === 'items' ? meant : items
  const worth = counted.reduce((total, { worthPaise }) => total + worthPaise, 0)
  if (worth < coupon.minItemsPaise) return { reason: 'minimum', missingPaise: coupon.minItemsPaise - worth }
  const worths = items.map(({ worthPaise }) => worthPaise)
  return discountOf(coupon, items, worths).some((paise) => paise > 0) ? null : { reason: 'nothingOff' }
}
