import { allocate } from '../money/allocate.ts'
import { type Coupon, type CouponItem, isFor } from './Coupon.ts'

/**
 * What a coupon takes off each item, in paise and in their order, from what earlier coupons left of them; never more than
 * is left. Flat amounts and caps are split by what is left of each item the coupon is for.
 */
export function discountOf(
  coupon: Coupon,
  items: readonly CouponItem[],
  leftPaise: readonly number[],
): number[] {
  const open = items.map((item, index) => (isFor(coupon, item) ? (leftPaise[index] as number) : 0))
  const wanted = wantedOff(coupon, items, open)
  const total = sum(wanted)
  const most = Math.min(total, coupon.maxDiscountPaise ?? total)
  return most === total ? wanted : allocate(most, wanted)
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

function wantedOff(coupon: Coupon, items: readonly CouponItem[], open: readonly number[]): number[] {
  const { type, value } = coupon
  if (sum(open) === 0) return open.map(() => 0)
  if (type === 'percent') return allocate(Math.floor((sum(open) * Math.min(value, 100)) / 100), open)
  if (type === 'flat') return allocate(Math.min(value, sum(open)), open)
  if (type === 'fixedPrice')
    return open.map((left, index) => Math.max(0, left - value * (items[index] as CouponItem).quantity))
  return freeOnes(coupon, items, open)
}

/** Of every group of buyCount + getCount units, dearest first over the whole cart, the cheapest of all are free. */
function freeOnes(
  { buyCount, getCount }: Coupon,
  items: readonly CouponItem[],
  open: readonly number[],
): number[] {
  const units = items.flatMap(({ quantity }, index) =>
    (open[index] as number) > 0
      ? allocate(open[index] as number, new Array<number>(quantity).fill(1)).map((paise) => ({
          index,
          paise,
        }))
      : [],
  )
  const groups = Math.floor(units.length / (buyCount + getCount))
  units.sort((a, b) => a.paise - b.paise || a.index - b.index)
  const off = items.map(() => 0)
  for (const { index, paise } of units.slice(0, groups * getCount))
    off[index] = (off[index] as number) + paise
  return off
}
