import { describe, expect, it } from 'vitest'
import { currentPrice } from '#domain/catalogue/currentPrice.ts'
import { nextPriceChange, priceInSale, type Sale, salePrice } from '#domain/catalogue/salePrice.ts'

const sale = (values: Partial<Sale> = {}): Sale => ({
  id: 's',
  title: 'Sale',
  products: ['p'],
  tags: [],
  percent: null,
  pricePaise: null,
  startsAt: 100,
  endsAt: 200,
  isActive: true,
  ...values,
})
const PRODUCT = { id: 'p', tags: ['exam'] }

describe('a sale price', () => {
  it.each([
    ['10 % off 2,499 rounds down to whole rupees', 249_900, { percent: 10 }, 224_900],
    ['33 % off 999', 99_900, { percent: 33 }, 66_900],
    ['5 % off 1 rupee is 1 rupee', 100, { percent: 5 }, 100],
    ['95 % off 3 rupees is 1 rupee', 300, { percent: 95 }, 100],
    ['half of 50 paise is not more', 50, { percent: 50 }, 50],
    ['99 rupees 99 paise lose their paise', 9999, { percent: 1 }, 9800],
    ['a price of the sale', 249_900, { pricePaise: 99_950 }, 99_950],
    ['a price of the sale that is higher', 49_900, { pricePaise: 99_900 }, 49_900],
    ['given away', 49_900, { pricePaise: 0 }, 0],
    ['free stays free', 0, { percent: 10 }, 0],
    ['free is not raised', 0, { pricePaise: 500 }, 0],
  ])('%s', (_what, price, values, expected) => {
    expect(priceInSale(price, sale(values))).toBe(expected)
  })

  it('is whole rupees, at least one, and never more than before, for every percentage', () => {
    for (const price of [100, 199, 4999, 49_900, 249_900, 9_999_999])
      for (let percent = 1; percent <= 95; percent++) {
        const now = priceInSale(price, sale({ percent }))
        expect(now).toBeLessThanOrEqual(price)
        expect(now).toBeGreaterThanOrEqual(100)
        expect(now % 100).toBe(0)
      }
  })
})

describe('the price at a time', () => {
  it.each([
    ['before', 99, 1000],
    ['at the first moment', 100, 500],
    ['at the last but one', 199, 500],
    ['at its end', 200, 1000],
  ])('%s', (_when, at, expected) => {
    expect(salePrice(PRODUCT, 1000, [sale({ pricePaise: 500 })], at).nowPaise).toBe(expected)
  })

  it.each([
    ['the product', {}, true],
    ['a tag of the product', { products: [], tags: ['other', 'exam'] }, true],
    ['another product', { products: ['q'] }, false],
    ['another tag', { products: [], tags: ['other'] }, false],
    ['the product, switched off', { isActive: false }, false],
  ])('a sale of %s', (_what, values, counts) => {
    const { nowPaise } = salePrice(PRODUCT, 1000, [sale({ pricePaise: 500, ...values })], 150)
    expect(nowPaise === 500).toBe(counts)
  })

  it('is the best of several, and of equal ones the one that ends last', () => {
    const [small, big] = [sale({ id: 'small', pricePaise: 900 }), sale({ id: 'big', pricePaise: 400 })]
    const longer = sale({ id: 'longer', pricePaise: 400, endsAt: 300 })
    expect(salePrice(PRODUCT, 1000, [small, big], 150).sale?.id).toBe('big')
    for (const order of [
      [big, longer],
      [longer, big],
    ])
      expect(salePrice(PRODUCT, 1000, order, 150).sale?.id).toBe('longer')
  })

  it('has no sale when the price does not change', () => {
    expect(salePrice(PRODUCT, 400, [sale({ pricePaise: 500 })], 150)).toEqual({ nowPaise: 400, sale: null })
  })

  it('is that of the first validity or the cheapest variant', () => {
    const options = [
      { days: 365, pricePaise: 2000 },
      { days: 90, pricePaise: 1000 },
    ]
    const half = [sale({ percent: 50, hindiTitle: 'ऑफ़र' })]
    const course = { ...PRODUCT, kind: 'course', pricePaise: 1, validityOptions: options }
    expect(currentPrice(course, half, 150)).toMatchObject({ nowPaise: 1000, saleId: 's', saleTitle: 'Sale' })
    expect(currentPrice(course, half, 150).saleHindiTitle).toBe('ऑफ़र')
    const variants = [
      { label: 'A', stock: 1 },
      { label: 'B', stock: 1, pricePaise: 800 },
    ]
    const book = { ...PRODUCT, kind: 'physical', pricePaise: 1200, variants, validityOptions: options }
    expect(currentPrice(book, half, 150).nowPaise).toBe(400)
  })
})

it.each([
  ['before it starts', {}, 50, 100],
  ['while it runs', {}, 100, 200],
  ['when it is over', {}, 200, null],
  ['when it is switched off', { isActive: false }, 50, null],
])('prices follow a sale next %s', (_when, values, at, next) => {
  expect(nextPriceChange(sale(values), at)).toBe(next)
})
