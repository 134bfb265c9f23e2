import { describe, expect, it } from 'vitest'
import type { Coupon, CouponItem } from '#domain/coupons/Coupon.ts'
import { type CouponUses, type CouponViewer, checkCoupon } from '#domain/coupons/checkCoupon.ts'

const NOW = 1_000_000
const NOTHING = { products: [], kinds: [], tags: [] }
const coupon = (values: Partial<Coupon> = {}): Coupon => ({
  id: 'c',
  code: 'TEN',
  type: 'percent',
  value: 10,
  maxDiscountPaise: null,
  buyCount: 1,
  getCount: 1,
  minItemsPaise: 0,
  minCounts: 'cart' as const,
  startsAt: null,
  endsAt: null,
  isActive: true,
  include: NOTHING,
  exclude: NOTHING,
  isFirstOrderOnly: false,
  users: [],
  isStackable: false,
  priority: 0,
  ...values,
})
const ITEMS: CouponItem[] = [
  { product: 'course', kind: 'course', tags: ['exam'], quantity: 1, worthPaise: 200_000 },
  { product: 'book', kind: 'physical', tags: [], quantity: 2, worthPaise: 100_000 },
]
const SIGNED_OUT: CouponViewer = { user: null, hasOrdered: false }
const ME: CouponViewer = { user: 'me', hasOrdered: false }
const ANY: CouponUses = { left: null, leftForUser: null }
const scopeOf = (scope: Partial<Coupon['include']>) => ({ ...NOTHING, ...scope })

type Case = [string, Partial<Coupon>, CouponViewer, Partial<CouponUses>, string | null]
const CASES: Case[] = [
  ['applies without conditions', {}, SIGNED_OUT, {}, null],
  ['is paused', { isActive: false }, ME, {}, 'paused'],
  ['begins a moment later', { startsAt: NOW + 1 }, ME, {}, 'notYet'],
  ['applies from its exact start', { startsAt: NOW }, ME, {}, null],
  ['has ended at its exact end', { endsAt: NOW }, ME, {}, 'ended'],
  ['applies a moment before its end', { endsAt: NOW + 1 }, ME, {}, null],
  ['is for others', { users: ['you'] }, ME, {}, 'notForYou'],
  ['is for named people, and nobody is signed in', { users: ['me'] }, SIGNED_OUT, {}, 'notForYou'],
  ['is for me', { users: ['you', 'me'] }, ME, {}, null],
  [
    'is for a first order after one',
    { isFirstOrderOnly: true },
    { ...ME, hasOrdered: true },
    {},
    'firstOrderOnly',
  ],
  ['is for a first order before one', { isFirstOrderOnly: true }, ME, {}, null],
  ['was used by me as often as I may', {}, ME, { leftForUser: 0 }, 'usedByYou'],
  ['was used by all as often as it may', {}, ME, { left: 0 }, 'usedUp'],
  ['was used more often than it may by now', {}, ME, { left: -3 }, 'usedUp'],
  ['has one use left', {}, ME, { left: 1, leftForUser: 1 }, null],
  [
    'reports the limit per person first when both are reached',
    {},
    ME,
    { left: 0, leftForUser: 0 },
    'usedByYou',
  ],
  ['is for another product', { include: scopeOf({ products: ['x'] }) }, ME, {}, 'notForItems'],
  ['is for a product of the cart', { include: scopeOf({ products: ['book'] }) }, ME, {}, null],
  ['is for another kind', { include: scopeOf({ kinds: ['bundle'] }) }, ME, {}, 'notForItems'],
  ['is for a kind of the cart', { include: scopeOf({ kinds: ['physical'] }) }, ME, {}, null],
  ['is for a tag of the cart', { include: scopeOf({ tags: ['exam', 'board'] }) }, ME, {}, null],
  ['is for another tag', { include: scopeOf({ tags: ['board'] }) }, ME, {}, 'notForItems'],
  [
    'excludes everything in the cart',
    { exclude: scopeOf({ kinds: ['course', 'physical'] }) },
    ME,
    {},
    'notForItems',
  ],
  ['excludes a part of the cart', { exclude: scopeOf({ products: ['book'] }) }, ME, {}, null],
  [
    'includes and excludes the same product',
    { include: scopeOf({ products: ['book'] }), exclude: scopeOf({ kinds: ['physical'] }) },
    ...([ME, {}, 'notForItems'] as const),
  ],
  ['has a minimum equal to the cart’s value', { minItemsPaise: 300_000 }, ME, {}, null],
  ['takes nothing off these', { type: 'fixedPrice', value: 900_000 }, ME, {}, 'nothingOff'],
  ['has too few to give one of them free', { type: 'buyXGetY', buyCount: 3 }, ME, {}, 'moreItems'],
  ['needs a paisa more', { minItemsPaise: 300_001 }, ME, {}, 'minimum'],
]

describe('a coupon that', () => {
  it.each(CASES)('%s', (_what, values, viewer, uses, reason) =>
    expect(checkCoupon(coupon(values), ITEMS, viewer, { ...ANY, ...uses }, NOW)?.reason ?? null).toBe(reason),
  )

  it('has a minimum applies it to the cart or only its products, and returns the missing amount', () => {
    const books = { minItemsPaise: 150_000, include: scopeOf({ kinds: ['physical'] }) }
    expect(checkCoupon(coupon(books), ITEMS, ME, ANY, NOW)).toBeNull()
    expect(checkCoupon(coupon({ ...books, minItemsPaise: 300_001 }), ITEMS, ME, ANY, NOW)).toEqual({
      reason: 'minimum',
      missingPaise: 1,
    })
    expect(checkCoupon(coupon({ ...books, minCounts: 'items' }), ITEMS, ME, ANY, NOW)).toEqual({
      reason: 'minimum',
      missingPaise: 50_000,
    })
  })

  it('gives pieces free counts only its products, and returns the missing number', () => {
    const books = {
      type: 'buyXGetY',
      buyCount: 2,
      getCount: 2,
      include: scopeOf({ kinds: ['physical'] }),
    } as const
    expect(checkCoupon(coupon(books), ITEMS, ME, ANY, NOW)).toEqual({ reason: 'moreItems', missingItems: 2 })
    expect(checkCoupon(coupon({ ...books, getCount: 1 }), ITEMS, ME, ANY, NOW)).toMatchObject({
      missingItems: 1,
    })
    expect(checkCoupon(coupon({ ...books, buyCount: 1, getCount: 1 }), ITEMS, ME, ANY, NOW)).toBeNull()
  })

  it('fails in every way returns first the reason that no change of the cart can fix', () => {
    const wrong = coupon({
      endsAt: 0,
      users: ['you'],
      minItemsPaise: 1e9,
      include: scopeOf({ products: ['x'] }),
    })
    expect(checkCoupon(wrong, ITEMS, ME, { left: 0, leftForUser: 0 }, NOW)?.reason).toBe('ended')
  })

  it('does not apply to an empty cart', () =>
    expect(checkCoupon(coupon(), [], ME, ANY, NOW)?.reason).toBe('notForItems'))
})
