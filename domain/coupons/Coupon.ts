import type { ProductKind } from '../catalogue/kinds.ts'

export const COUPON_TYPES = ['percent', 'flat', 'fixedPrice', 'buyXGetY'] as const
export type CouponType = (typeof COUPON_TYPES)[number]

/** What a minimum is counted on: the whole cart, or the items that the coupon is for. */
export const MINIMUM_BASES = ['cart', 'items'] as const
export type MinimumBase = (typeof MINIMUM_BASES)[number]

/** Items that a coupon names; an item is meant when one of the three names it. */
export type CouponScope = {
  products: readonly string[]
  kinds: readonly ProductKind[]
  tags: readonly string[]
}

/** What a coupon gives and to whom. Amounts in paise, times in ms since epoch. */
export type Coupon = {
  id: string
  code: string
  type: CouponType
  /** Percent (10 is 10 %), paise off the whole, or the price of one, by `type`; without meaning for buyXGetY. */
  value: number
  maxDiscountPaise: number | null
  /** For buyXGetY: of every `buyCount + getCount` the cheapest `getCount` are free. */
  buyCount: number
  getCount: number
  /** What `minCounts` has to come to, before any coupon. */
  minItemsPaise: number
  minCounts: MinimumBase
  startsAt: number | null
  endsAt: number | null
  isActive: boolean
  include: CouponScope
  exclude: CouponScope
  isFirstOrderOnly: boolean
  /** Ids of the people it is for; empty for everybody. */
  users: readonly string[]
  isStackable: boolean
  /** The higher one is taken off first. */
  priority: number
}

/** What a coupon looks at in an item of a cart. */
export type CouponItem = {
  product: string
  kind: ProductKind
  tags: readonly string[]
  quantity: number
  /** What all of it costs before any coupon. */
  worthPaise: number
}

const isNamed = ({ products, kinds, tags }: CouponScope, item: CouponItem): boolean =>
  products.includes(item.product) || kinds.includes(item.kind) || tags.some((tag) => item.tags.includes(tag))

const isOpen = ({ products, kinds, tags }: CouponScope): boolean =>
  products.length + kinds.length + tags.length === 0

/** Whether a coupon is for an item: it names it or names nothing, and does not leave it out. */
export const isFor = ({ include, exclude }: Coupon, item: CouponItem): boolean =>
  (isOpen(include) || isNamed(include, item)) && !isNamed(exclude, item)
