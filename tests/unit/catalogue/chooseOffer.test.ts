import { describe, expect, it } from 'vitest'
import { checkPrices } from '#domain/catalogue/checkPrices.ts'
import { accessDurationText, offersOf } from '#domain/catalogue/offers.ts'
import { listedKinds, productPath } from '#domain/catalogue/productPath.ts'
import { chooseOffer } from '#domain/orders/chooseOffer.ts'

const COURSE = {
  kind: 'course',
  pricePaise: 300,
  mrpPaise: 400,
  validityDays: 365,
  validityOptions: [
    { days: 365, pricePaise: 300, mrpPaise: 400 },
    { days: 90, pricePaise: 100 },
  ],
}
const BOOK = {
  kind: 'physical',
  pricePaise: 500,
  mrpPaise: 600,
  stock: 9,
  variants: [
    { id: 'en', label: 'English', stock: 3 },
    { id: 'hi', label: 'हिन्दी', stock: 0, pricePaise: 450 },
  ],
}
const item = { product: 'p', quantity: 1 }

describe('the offer of a cart item', () => {
  it.each([
    ['the first validity when none is given', COURSE, item, { days: 365, pricePaise: 300, mrpPaise: 400 }],
    [
      'a validity by its days',
      COURSE,
      { ...item, validity: 90 },
      { days: 90, pricePaise: 100, mrpPaise: null },
    ],
    [
      'a variant at the price of the product',
      BOOK,
      { ...item, variant: 'en' },
      { pricePaise: 500, mrpPaise: 600 },
    ],
    ['a plain product', { pricePaise: 7 }, item, { key: null, pricePaise: 7, days: null, stock: null }],
  ])('is %s', (_what, product, wanted, offer) => {
    expect(chooseOffer(product, wanted)).toMatchObject({ ok: true, offer })
  })

  it.each([
    ['an unknown validity', COURSE, { ...item, validity: 30 }, 'optionGone'],
    ['an unknown variant', BOOK, { ...item, variant: 'x' }, 'optionGone'],
    ['a book without its variant', BOOK, item, 'optionNeeded'],
  ])('is refused for %s', (_what, product, wanted, reason) => {
    expect(chooseOffer(product, wanted)).toEqual({ ok: false, reason })
  })

  it('is bought once, except for goods', () => {
    expect(chooseOffer(COURSE, { ...item, quantity: 5 })).toMatchObject({ quantity: 1 })
    expect(chooseOffer(BOOK, { ...item, variant: 'en', quantity: 3 })).toMatchObject({ quantity: 3 })
  })

  it('of goods has no end, of a course no stock', () => {
    expect(offersOf({ ...BOOK, validityDays: 5 }).map(({ days }) => days)).toEqual([null, null])
    expect(offersOf({ ...COURSE, stock: 0 }).map(({ stock }) => stock)).toEqual([null, null])
  })
})

it.each([
  [365, '1 year'],
  [730, '2 years'],
  [30, '1 month'],
  [180, '6 months'],
  [45, '45 days'],
  [1, '1 day'],
])('%s days are %s', (days, text) => expect(accessDurationText(days)).toBe(text))

it('accepts an MRP equal to the price, and ignores fields of other kinds', () => {
  expect(checkPrices({ pricePaise: 5, mrpPaise: 5 })).toEqual([])
  expect(checkPrices({ ...COURSE, variants: [{ label: 'A', stock: 0, mrpPaise: 1 }] })).toEqual([])
})

it.each([
  ['course', '/courses/x'],
  ['class', '/classes/x'],
  ['test-series', '/test-series/x'],
  ['test-paper', '/test-series/x'],
  ['quiz', '/quizzes/x'],
  ['bundle', '/products/x'],
  [null, '/courses/x'],
])('a product of the kind %s has the path %s', (kind, path) => expect(productPath(kind, 'x')).toBe(path))

it('knows the kinds of a listing', () => {
  expect(listedKinds('/products')).toEqual(['physical', 'digital', 'serial-key-pack', 'bundle'])
  expect(listedKinds('/nowhere')).toEqual([])
})
