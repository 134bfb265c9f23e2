import fc from 'fast-check'
import { PRODUCT_KINDS } from '#domain/catalogue/kinds.ts'
import { COUPON_TYPES, type Coupon, type CouponItem } from '#domain/coupons/Coupon.ts'
import type { QuoteItem, QuoteOptions, QuoteRules } from '#domain/orders/quote.ts'

const TAGS = ['exam', 'board', 'hindi'] as const
const PRODUCTS = ['p0', 'p1', 'p2', 'p3', 'p4'] as const
const KINDS = PRODUCT_KINDS.map(({ id }) => id)
const paise = (max = 2_000_000) => fc.integer({ min: 0, max })
const scope = fc.record({
  products: fc.subarray([...PRODUCTS], { maxLength: 2 }),
  kinds: fc.subarray(KINDS, { maxLength: 2 }),
  tags: fc.subarray([...TAGS], { maxLength: 1 }),
})
const nothing = fc.constant({ products: [], kinds: [], tags: [] })

export const anyItem: fc.Arbitrary<QuoteItem> = fc
  .record({
    product: fc.constantFrom(...PRODUCTS),
    kind: fc.constantFrom(...KINDS),
    tags: fc.subarray([...TAGS]),
    pricePaise: fc.oneof(paise(), paise(300)),
    mrpPaise: paise(),
    quantity: fc.integer({ min: 1, max: 10 }),
    upgradePaise: fc.oneof(
      { weight: 4, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: paise(100_000) },
    ),
    weightGrams: fc.integer({ min: 0, max: 5000 }),
    isSent: fc.boolean(),
    taxRate: fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800),
    parts: fc.array(
      fc.record({
        product: fc.constantFrom(...PRODUCTS),
        title: fc.constant('Part'),
        pricePaise: paise(),
        taxRate: fc.constantFrom(0, 500, 1800),
        hsn: fc.constant(null),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ weightGrams, isSent, ...item }) => ({
    ...item,
    goods:
      item.kind === 'physical' || (item.kind === 'bundle' && isSent)
        ? [{ product: item.product, variant: null, title: item.product, quantity: 1, weightGrams }]
        : [],
    title: item.product,
    option: null,
    variant: null,
    validityDays: null,
    hsn: null,
    quantity: item.kind === 'physical' ? item.quantity : 1,
  }))
/** The items in the form that coupon rules use. */
export const worths = (items: readonly QuoteItem[]): CouponItem[] =>
  items.map((item) => ({ ...item, worthPaise: item.pricePaise * item.quantity }))
export const anyItems = fc.array(anyItem, { minLength: 1, maxLength: 8 })

export const anyCoupon: fc.Arbitrary<Coupon> = fc
  .record({
    type: fc.constantFrom(...COUPON_TYPES),
    value: fc.integer({ min: 0, max: 200_000 }),
    percent: fc.integer({ min: 1, max: 100 }),
    maxDiscountPaise: fc.option(paise(100_000)),
    buyCount: fc.integer({ min: 1, max: 3 }),
    getCount: fc.integer({ min: 1, max: 2 }),
    include: fc.oneof(nothing, scope),
    exclude: fc.oneof({ weight: 3, arbitrary: nothing }, { weight: 1, arbitrary: scope }),
    isStackable: fc.boolean(),
    priority: fc.integer({ min: 0, max: 3 }),
    id: fc.uuid(),
  })
  .map(({ percent, ...coupon }) => ({
    ...coupon,
    code: `C${coupon.id.slice(0, 8).toUpperCase()}`,
    value: coupon.type === 'percent' ? percent : coupon.value,
    minItemsPaise: 0,
    minCounts: 'cart' as const,
    startsAt: null,
    endsAt: null,
    isActive: true,
    isFirstOrderOnly: false,
    users: [],
  }))

export const anyRules: fc.Arbitrary<QuoteRules> = fc.record({
  sellerState: fc.constantFrom('MP', 'DL', null),
  roundsToRupee: fc.boolean(),
  credits: fc.record({
    isOn: fc.boolean(),
    mostPercent: fc.integer({ min: 0, max: 100 }),
    minOrderPaise: paise(50_000),
  }),
  cashback: fc.record({
    isOn: fc.boolean(),
    minOrderPaise: paise(50_000),
    mostPaise: fc.option(paise(50_000)),
    rules: fc.array(
      fc.record({
        kinds: fc.subarray(KINDS, { maxLength: 2 }),
        products: fc.subarray([...PRODUCTS], { maxLength: 2 }),
        rate: fc.integer({ min: 0, max: 10_000 }),
        flatPaise: paise(20_000),
        mostPaise: fc.option(paise(50_000)),
      }),
      { maxLength: 2 },
    ),
  }),
  delivery: fc.array(
    fc.record({
      key: fc.constantFrom('standard', 'express'),
      label: fc.constant('Standard'),
      pricePaise: paise(20_000),
      kilogramPaise: paise(5000),
      freeFromPaise: fc.option(paise(100_000)),
      fasterDays: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 2 },
  ),
})

export const anyWish: fc.Arbitrary<QuoteOptions> = fc.record({
  coupons: fc.array(anyCoupon, { maxLength: 3 }),
  state: fc.constantFrom('MP', 'DL', null),
  delivery: fc.constantFrom('standard', 'express', null),
  feePaise: paise(5000),
  credits: fc.record({ wantedPaise: paise(), balancePaise: paise() }),
})
