import { describe, expect, it } from 'vitest'
import { applyCoupons, canCombineCoupons } from '#domain/coupons/applyCoupons.ts'
import type { Coupon, CouponItem } from '#domain/coupons/Coupon.ts'
import { discountOf } from '#domain/coupons/discountOf.ts'

const NOTHING = { products: [], kinds: [], tags: [] }
const coupon = (values: Partial<Coupon>): Coupon => ({
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
  isStackable: true,
  priority: 0,
  ...values,
})
const items = (...worths: (number | [each: number, quantity: number])[]): CouponItem[] =>
  worths.map((worth, index) => {
    const [each, quantity] = typeof worth === 'number' ? [worth, 1] : worth
    return { product: `p${index}`, kind: 'physical', tags: [], quantity, worthPaise: each * quantity }
  })
const discount = (values: Partial<Coupon>, cart: CouponItem[]) =>
  discountOf(
    coupon(values),
    cart,
    cart.map(({ worthPaise }) => worthPaise),
  )
const notFirst = { exclude: { ...NOTHING, products: ['p0'] } }

type Case = [string, Partial<Coupon>, CouponItem[], number[]]
const CASES: Case[] = [
  ['ten percent, each its share', { value: 10 }, items(30_000, 10_000), [3000, 1000]],
  ['percent are rounded down once, over the whole', { value: 10 }, items(15, 15), [2, 1]],
  ['everything', { value: 100 }, items(999, 1), [999, 1]],
  ['never more than everything', { value: 250 }, items(999), [999]],
  [
    'at most the limit, split by share',
    { value: 50, maxDiscountPaise: 1000 },
    items(30_000, 10_000),
    [750, 250],
  ],
  ['nothing, when nothing is the most', { value: 50, maxDiscountPaise: 0 }, items(30_000), [0]],
  ['percent of the included items only', { value: 10, ...notFirst }, items(30_000, 10_000), [0, 1000]],
  ['rupees off, split by worth', { type: 'flat', value: 4000 }, items(30_000, 10_000), [3000, 1000]],
  ['rupees off to the last paisa', { type: 'flat', value: 100 }, items(1, 1, 1), [1, 1, 1]],
  ['three paise over three things', { type: 'flat', value: 100 }, items(100, 100, 100), [34, 33, 33]],
  ['rupees off what is free already', { type: 'flat', value: 100 }, items(0, 0), [0, 0]],
  ['a price for each', { type: 'fixedPrice', value: 9900 }, items(30_000, [20_000, 2]), [20_100, 20_200]],
  ['a price above the own one', { type: 'fixedPrice', value: 50_000 }, items(30_000), [0]],
  ['all for nothing', { type: 'fixedPrice', value: 0 }, items([30_000, 3]), [90_000]],
  ['of two the cheaper', { type: 'buyXGetY' }, items(500, 300), [0, 300]],
  ['of three still one', { type: 'buyXGetY' }, items(500, 300, 400), [0, 300, 0]],
  ['of four the two cheapest', { type: 'buyXGetY' }, items(500, [300, 3]), [0, 600]],
  ['buy two get one of two: none', { type: 'buyXGetY', buyCount: 2 }, items(500, 300), [0, 0]],
  ['buy two get one of three', { type: 'buyXGetY', buyCount: 2 }, items([500, 3]), [500]],
  ['buy one get two', { type: 'buyXGetY', getCount: 2 }, items(900, 500, 300), [0, 500, 300]],
  ['only included items count', { type: 'buyXGetY', ...notFirst }, items(100, 500, 300), [0, 0, 300]],
  ['what is free already does not count', { type: 'buyXGetY' }, items(0, 500), [0, 0]],
]

describe('the discount of a coupon', () => {
  it.each(CASES)('%s', (_what, values, cart, expected) => expect(discount(values, cart)).toEqual(expected))
})

describe('combined coupons', () => {
  const ten = coupon({ id: '1', code: 'TEN', value: 10 })
  const flat = coupon({ id: '2', code: 'FLAT', type: 'flat', value: 10_000 })

  it('apply to the remaining price, the higher priority first', () => {
    const cart = items(100_000)
    expect(applyCoupons([ten, { ...flat, priority: 1 }], cart).applied).toEqual([
      { id: '2', code: 'FLAT', discountPaise: 10_000 },
      { id: '1', code: 'TEN', discountPaise: 9000 },
    ])
    expect(applyCoupons([{ ...ten, priority: 1 }, flat], cart).totalPaise).toBe(20_000)
  })

  it('of equal priority apply in order of their codes', () => {
    const [one, other] = [
      applyCoupons([ten, flat], items(100_000)),
      applyCoupons([flat, ten], items(100_000)),
    ]
    expect(one).toEqual(other)
    expect(one.applied.map(({ code }) => code)).toEqual(['FLAT', 'TEN'])
  })

  it('never exceed the price', () => {
    const all = coupon({ id: '3', code: 'ALL', value: 100, priority: 9 })
    expect(applyCoupons([all, flat, ten], items(5000, 1)).itemsPaise).toEqual([5000, 1])
  })

  it.each<[string, Coupon[], boolean]>([
    ['none', [], true],
    ['one that stands alone', [{ ...ten, isStackable: false }], true],
    ['two that may be combined', [ten, flat], true],
    ['two of which one cannot be combined', [ten, { ...flat, isStackable: false }], false],
    ['three that may be combined', [ten, flat, ten], true],
    ['four that may be combined', [ten, flat, ten, flat], false],
  ])('combinable %#: %s', (_what, coupons, may) => expect(canCombineCoupons(coupons)).toBe(may))
})
