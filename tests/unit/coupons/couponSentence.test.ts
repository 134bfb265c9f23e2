import { expect, it } from 'vitest'
import { type CouponDraft, couponSentence, unusableReason } from '#domain/coupons/couponSentence.ts'

const sentence = (coupon: CouponDraft) => couponSentence(coupon, (at) => at.slice(0, 10))

it.each<[CouponDraft, string]>([
  [{ type: 'percent', percent: 10, userLimit: 1 }, '10% off on everything, once a person.'],
  [
    {
      type: 'percent',
      percent: 25,
      maxDiscountPaise: 50_000,
      include: { kinds: ['course', 'physical'], products: ['a'], tags: [] },
      exclude: { products: ['b', 'c'] },
      minItemsPaise: 99_900,
      minCounts: 'cart',
      endsAt: '2026-11-30T18:29:00.000Z',
      userLimit: 2,
      totalLimit: 1000,
    },
    '25% off, at most ₹500 on courses, books and 1 product, but not on 2 products, for carts of ₹999 or more, ' +
      'until 2026-11-30, 2 times a person, 1,000 uses in all.',
  ],
  [
    { type: 'flat', amountPaise: 20_000, minItemsPaise: 50_000, minCounts: 'items', isFirstOrderOnly: true },
    '₹200 off on everything, when these items come to ₹500 or more, on a first order only.',
  ],
  [
    { type: 'fixedPrice', amountPaise: 9_900, users: ['one'], startsAt: '2026-11-24T00:00:00.000Z' },
    'A price of ₹99 on everything, from 2026-11-24, for 1 chosen person.',
  ],
  [
    {
      type: 'buyXGetY',
      buyCount: 2,
      getCount: 1,
      include: { tags: ['mock'] },
      hasSingleCodes: true,
      userLimit: 1,
    },
    'Buy 2, get 1 free on products tagged “mock”, each code once.',
  ],
])('describes %j: %s', (coupon, expected) => {
  expect(sentence(coupon)).toBe(expected)
})

it.each<CouponDraft>([
  {},
  { type: 'percent' },
  { type: 'flat', percent: 10 },
  { type: 'buyXGetY', buyCount: 2 },
])('is empty while %j has no discount', (coupon) => {
  expect(sentence(coupon)).toBeNull()
})

it.each<[string, CouponDraft, RegExp | null]>([
  ['ended', { endsAt: '2026-11-20T18:29:00.000Z' }, /has ended/],
  ['is switched off', { isActive: false, endsAt: '2026-11-20T18:29:00.000Z' }, /switched off/],
  ['ends later', { endsAt: '2026-11-30T18:29:00.000Z' }, null],
  ['discounts more than the price', { type: 'percent', percent: 150 }, /More than 100%/],
  [
    'ends before it starts',
    { startsAt: '2026-11-30T18:29:00.000Z', endsAt: '2026-11-28T18:29:00.000Z' },
    /before it starts/,
  ],
  ['never ends', {}, null],
])('the reason why nobody can use a coupon that %s, if any', (_, coupon, reason) => {
  const found = unusableReason(coupon, Date.parse('2026-11-26T00:00:00.000Z'))
  if (reason) expect(found).toMatch(reason)
  else expect(found).toBeNull()
})
