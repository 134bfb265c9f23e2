import { describe, expect, it } from 'vitest'
import { couponCode, couponCodes } from '#domain/coupons/couponCode.ts'
import { type CouponForm, couponFaults, couponRules } from '#domain/coupons/couponRules.ts'

const form = (values: Partial<CouponForm> = {}): CouponForm => ({
  code: 'TEN',
  title: 'Ten off',
  type: 'percent',
  percent: 10,
  ...values,
})

describe('the rules of a coupon', () => {
  it('apply to everyone and everything by default', () => {
    expect(couponRules({ code: 'TEN', title: 'Ten off', type: 'percent', percent: 10 })).toEqual({
      hindiTitle: null,
      id: '',
      code: 'TEN',
      title: 'Ten off',
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
      include: { products: [], kinds: [], tags: [] },
      exclude: { products: [], kinds: [], tags: [] },
      isFirstOrderOnly: false,
      users: [],
      isStackable: false,
      priority: 0,
      totalLimit: null,
      userLimit: null,
      isListed: false,
      hasSingleCodes: false,
    })
  })

  it.each<[CouponForm['type'], number]>([
    ['percent', 15],
    ['flat', 20_000],
    ['fixedPrice', 20_000],
  ])('read the value of the type %s from its own field', (type, value) =>
    expect(couponRules(form({ type, percent: 15, amountPaise: 20_000 })).value).toBe(value),
  )

  it('read times as ms since epoch', () => {
    const { startsAt, endsAt } = couponRules(
      form({ startsAt: '2026-11-21T00:00:00.000Z', endsAt: '2026-11-21T00:00:01.000Z' }),
    )
    expect([startsAt, endsAt]).toEqual([1_795_219_200_000, 1_795_219_201_000])
  })

  it('are paused only by false', () => {
    expect(
      [true, null, undefined, false].map((isActive) => couponRules(form({ isActive })).isActive),
    ).toEqual([true, true, true, false])
  })
})

describe('a form of a coupon', () => {
  const faulty: [string, Partial<CouponForm>, string[]][] = [
    ['percent without a number', { percent: null }, ['percent']],
    ['nought percent', { percent: 0 }, ['percent']],
    ['rupees off without an amount', { type: 'flat' }, ['amountPaise']],
    ['no rupees off', { type: 'flat', amountPaise: 0 }, ['amountPaise']],
    ['a fixed price without one', { type: 'fixedPrice' }, ['amountPaise']],
    ['buy some, get some without numbers', { type: 'buyXGetY' }, ['buyCount', 'getCount']],
    ['buy none', { type: 'buyXGetY', buyCount: 0, getCount: 1 }, ['buyCount']],
    ['an end before the start', { startsAt: '2026-02-02', endsAt: '2026-02-01' }, ['endsAt']],
    ['an end at the start', { startsAt: '2026-02-02', endsAt: '2026-02-02' }, ['endsAt']],
  ]
  it.each(faulty)('is refused with %s', (_what, values, paths) =>
    expect(couponFaults(form(values)).map(({ path }) => path)).toEqual(paths),
  )
  const fine: [string, Partial<CouponForm>][] = [
    ['percent', {}],
    ['rupees off', { type: 'flat', amountPaise: 1 }],
    ['everything for nothing', { type: 'fixedPrice', amountPaise: 0 }],
    ['buy two, get one', { type: 'buyXGetY', buyCount: 2, getCount: 1 }],
    ['a start alone', { startsAt: '2026-02-02' }],
    ['an end alone', { endsAt: '2020-02-02' }],
  ]
  it.each(fine)('is accepted with %s', (_what, values) => expect(couponFaults(form(values))).toEqual([]))
})

describe('a typed code', () => {
  it.each<[string, string | null]>([
    ['save10', 'SAVE10'],
    ['  Save 10 ', 'SAVE10'],
    ['diwali_2026-a', 'DIWALI_2026-A'],
    ['A\tB\nC', 'ABC'],
    ['AB', null],
    ['A'.repeat(40), 'A'.repeat(40)],
    ['A'.repeat(41), null],
    ['-ABC', null],
    ['SAVE%10', null],
    ['बचत१०', null],
    ['', null],
    ["x' OR 1=1", null],
  ])('%j is read as %j', (typed, code) => expect(couponCode(typed)).toBe(code))

  it.each<[string, string[]]>([
    ['one, two;three+four five', ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']],
    ['ten,TEN, Ten', ['TEN']],
    [' , ;', []],
    ['ok1,!!,ok2', ['OK1', 'OK2']],
  ])('%j contains the codes %j', (typed, codes) => expect(couponCodes(typed)).toEqual(codes))
})
