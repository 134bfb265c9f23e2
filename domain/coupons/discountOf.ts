import { allocate } from '../money/allocate.ts'
import { appliesToItem, type Coupon, type CouponItem } from './Coupon.ts'

/**
 * The discount of a coupon by item, in paise and in their order, from what earlier coupons left
 * (`leftPaise`); never more than is left. Flat amounts and caps are split in proportion to what is left of
 * each item the coupon is for.
 */
export function discountOf(
  coupon: Coupon,
  items: readonly CouponItem[],
  leftPaise: readonly number[],
): number[] {
  const eligible = items.map((item, index) =>
    appliesToItem(coupon, item) ? (leftPaise[index] as number) : 0,
  )
  const uncapped = uncappedDiscounts(coupon, items, eligible)
  const total = sum(uncapped)
  const capped = Math.min(total, coupon.maxDiscountPaise ?? total)
  return capped === total ? uncapped : allocate(capped, uncapped)
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

function uncappedDiscounts(
  coupon: Coupon,
  items: readonly CouponItem[],
  eligible: readonly number[],
): number[] {
  const { type, value } = coupon
  if (sum(eligible) === 0) return eligible.map(() => 0)
  if (type === 'percent') return allocate(Math.floor((sum(eligible) * Math.min(value, 100)) / 100), eligible)
  if (type === 'flat') return allocate(Math.min(value, sum(eligible)), eligible)
  if (type === 'fixedPrice')
    return eligible.map((left, index) => Math.max(0, left - value * (items[index] as CouponItem).quantity))
  return freeUnits(coupon, items, eligible)
}

/** How many more eligible units a buy-X-get-Y coupon needs before one is free; 0 when it has enough, and for other types. */
export function itemsUntilFree(coupon: Coupon, items: readonly CouponItem[]): number {
  if (coupon.type !== 'buyXGetY') return 0
  const eligible = items.filter((item) => appliesToItem(coupon, item) && item.worthPaise > 0)
  return Math.max(0, coupon.buyCount + coupon.getCount - sum(eligible.map(({ quantity }) => quantity)))
}

/** Of every buyCount + getCount units of the whole cart, getCount are free: the cheapest of all units. */
function freeUnits(
  { buyCount, getCount }: Coupon,
  items: readonly CouponItem[],
  eligible: readonly number[],
): number[] {
  const units = items.flatMap(({ quantity }, index) =>
    (eligible[index] as number) > 0
      ? allocate(eligible[index] as number, new Array<number>(quantity).fill(1)).map((paise) => ({
          index,
          paise,
        }))
      : [],
  )
  const groups = Math.floor(units.length / (buyCount + getCount))
  units.sort((a, b) => a.paise - b.paise || a.index - b.index)
  const discounts = items.map(() => 0)
  for (const { index, paise } of units.slice(0, groups * getCount))
    discounts[index] = (discounts[index] as number) + paise
  return discounts
}
