import { appliesToItem, type Coupon, type CouponItem } from './Coupon.ts'
import { discountOf, itemsUntilFree } from './discountOf.ts'

/** The person to whom a coupon is applied. */
export type CouponViewer = {
  /** Null while signed out: rules about the person are checked again at the order. */
  user: string | null
  hasOrdered: boolean
}
/** Remaining uses; null for unlimited. */
export type CouponUses = { left: number | null; leftForUser: number | null }

/**
 * Why a coupon is not valid; `missingPaise` is the amount missing for `minimum`, `missingItems` how many more eligible items
 * `moreItems` needs.
 */
export type CouponRefusal =
  | { reason: 'unknown' | 'paused' | 'notYet' | 'ended' | 'usedUp' | 'usedByYou' | 'notForYou' }
  | { reason: 'firstOrderOnly' | 'notForItems' | 'notTogether' | 'nothingOff' }
  | { reason: 'minimum'; missingPaise: number }
  | { reason: 'moreItems'; missingItems: number }

/** The first reason why a coupon is not valid for these items now; null when it is valid. */
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
  const eligible = items.filter((item) => appliesToItem(coupon, item))
  if (eligible.length === 0) return { reason: 'notForItems' }
  const counted = coupon.minCounts === 'items' ? eligible : items
  const worth = counted.reduce((total, { worthPaise }) => total + worthPaise, 0)
  if (worth < coupon.minItemsPaise) return { reason: 'minimum', missingPaise: coupon.minItemsPaise - worth }
  const missingItems = itemsUntilFree(coupon, items)
  if (missingItems > 0) return { reason: 'moreItems', missingItems }
  const worths = items.map(({ worthPaise }) => worthPaise)
  return discountOf(coupon, items, worths).some((paise) => paise > 0) ? null : { reason: 'nothingOff' }
}
