import type { ProductKind } from '../catalogue/kinds.ts'

export const COUPON_TYPES = ['percent', 'flat', 'fixedPrice', 'buyXGetY'] as const
export type CouponType = (typeof COUPON_TYPES)[number]

/** What a minimum applies to: the whole cart, or only the items that the coupon is for. */
export const MINIMUM_BASES = ['cart', 'items'] as const
export type MinimumBase = (typeof MINIMUM_BASES)[number]

/** Selects items for a coupon; an item is selected when one of the three lists contains it. */
export type CouponScope = {
  products: readonly string[]
  kinds: readonly ProductKind[]
  tags: readonly string[]
}

/** A coupon's discount and conditions. Amounts in paise, times in ms since epoch. */
export type Coupon = {
  id: string
  code: string
  type: CouponType
  /** By `type`: percent (10 is 10 %), paise off the total, or the price of one piece; unused for buyXGetY. */
  value: number
  maxDiscountPaise: number | null
  /** For buyXGetY: of every `buyCount + getCount` the cheapest `getCount` are free. */
  buyCount: number
  getCount: number
  /** Minimum value before any coupon of what `minCounts` selects. */
  minItemsPaise: number
  minCounts: MinimumBase
  startsAt: number | null
  endsAt: number | null
  isActive: boolean
  include: CouponScope
  exclude: CouponScope
  isFirstOrderOnly: boolean
  /** Ids of the people it is for; empty for everyone. */
  users: readonly string[]
  isStackable: boolean
  /** Coupons with a higher priority are applied first. */
  priority: number
}

/** The properties of a cart item that coupons use. */
export type CouponItem = {
  product: string
  kind: ProductKind
  tags: readonly string[]
  quantity: number
  /** Price of the whole quantity before any coupon. */
  worthPaise: number
}

const isSelected = ({ products, kinds, tags }: CouponScope, item: CouponItem): boolean =>
  products.includes(item.product) || kinds.includes(item.kind) || tags.some((tag) => item.tags.includes(tag))

const selectsNothing = ({ products, kinds, tags }: CouponScope): boolean =>
  products.length + kinds.length + tags.length === 0

/**
 * Whether a coupon is for an item: included by it (or it includes nothing in particular), and not excluded.
 */
export const appliesToItem = ({ include, exclude }: Coupon, item: CouponItem): boolean =>
  (selectsNothing(include) || isSelected(include, item)) && !isSelected(exclude, item)
