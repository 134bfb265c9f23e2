import { describe, expect, it } from 'vitest'
import { monthlyInstalment } from '#domain/catalogue/emi.ts'
import { NOTHING } from '#site/data/catalogue/productContent.ts'
import { badgeOf, cardMeta, contentFacts, isSoldOut, struckPaise } from '#site/data/catalogue/productFacts.ts'
import type { ProductCard } from '#site/data/catalogue/products.ts'
import { buyOptionsOf } from '#site/data/shop/buyOptions.ts'
import { checkoutHref } from '#site/data/shop/checkoutHref.ts'

const product = (fields: Partial<ProductCard>): ProductCard => ({
  id: 'p',
  kind: 'course',
  title: 'Mechanics',
  slug: 'mechanics',
  pricePaise: 249_900,
  nowPaise: 249_900,
  rating: 0,
  ratingCount: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
})

describe('the facts of a product', () => {
  it('count only existing contents', () => {
    expect(contentFacts(product({}), NOTHING)).toEqual([])
    expect(
      contentFacts(product({}), { ...NOTHING, lectures: 1, minutes: 80, papers: 2, questions: 1200 }),
    ).toEqual(['1 lesson', '1 h 20 m', '2 tests', '1,200 questions'])
  })

  it.each([
    [product({ kind: 'test-series' }), { papers: 12, questions: 900 }, ['12 papers', '900 questions']],
    [
      product({ kind: 'test-paper' }),
      { papers: 1, questions: 75, testMinutes: 180 },
      ['75 questions', '3 h'],
    ],
    [
      product({ kind: 'physical', author: 'S. Raghav', pages: 312 }),
      { files: 2 },
      ['S. Raghav', '312 pages'],
    ],
    [product({ kind: 'digital' }), { files: 1, pages: 64 }, ['64 pages', '1 file']],
    [product({ kind: 'serial-key-pack' }), { keys: 30 }, ['30 keys']],
    [product({ kind: 'bundle' }), { products: 3, lectures: 8 }, ['3 products', '8 lessons']],
  ])('list the contents of its kind: $kind', (card, counts, facts) => {
    expect(contentFacts(card, { ...NOTHING, ...counts })).toEqual(facts)
  })

  it('are one line of three on a card', () => {
    const card = product({ language: 'Hinglish', validityDays: 365 })
    expect(cardMeta(card, { ...NOTHING, lectures: 96, minutes: 3840, papers: 4 })).toEqual([
      '96 lessons',
      '64 h',
      'Hinglish',
    ])
    expect(cardMeta(card, NOTHING)).toEqual(['Hinglish', '1 year'])
  })
})

describe('the struck price', () => {
  it.each([
    ['the MRP', product({ mrpPaise: 499_900 }), 499_900],
    ['none without an MRP', product({}), null],
    ['the usual price during a sale', product({ nowPaise: 199_900 }), 249_900],
    ['the MRP above it during a sale', product({ nowPaise: 199_900, mrpPaise: 300_000 }), 300_000],
    [
      'that of the first validity',
      product({
        nowPaise: 50_000,
        mrpPaise: 999_900,
        validityOptions: [{ id: 'a', days: 90, pricePaise: 50_000, mrpPaise: 80_000 }],
      }),
      80_000,
    ],
  ])('is %s', (_, card, struck) => {
    expect(struckPaise(card)).toBe(struck)
  })
})

describe('stock', () => {
  const variant = (stock: number) => ({ id: `v${stock}`, label: `${stock}`, stock })
  it.each([
    [product({ kind: 'physical', stock: 0 }), true],
    [product({ kind: 'physical', stock: null }), false],
    [product({ kind: 'physical', stock: 0, variants: [variant(0), variant(2)] }), false],
    [product({ kind: 'physical', variants: [variant(0)] }), true],
    [product({ kind: 'digital', stock: 0 }), false],
  ])('%# is sold out only when nothing is left', (card, expected) => {
    expect(isSoldOut(card)).toBe(expected)
  })

  it('chooses the first available variant', () => {
    const book = product({ kind: 'physical', variants: [variant(0), variant(4)] })
    expect(buyOptionsOf(book, []).first).toBe(1)
  })

  it('orders badges: sold out, sale, custom, new', () => {
    const both = { sale: true, new: true }
    const chosen = { badge: 'Bestseller' }
    expect(badgeOf(product({ ...chosen, kind: 'physical', stock: 0 }), both)).toBe('Sold out')
    expect(badgeOf(product(chosen), both)).toBe('Sale')
    expect(badgeOf(product(chosen), { sale: false, new: true })).toBe('Bestseller')
    expect(badgeOf(product({}), { sale: false, new: true })).toBe('New')
    expect(badgeOf(product({}), { sale: false, new: false })).toBeNull()
  })
})

describe('the options of a product', () => {
  const series = product({
    kind: 'test-series',
    nowPaise: 34_900,
    validityOptions: [
      { id: 'a', days: 90, pricePaise: 34_900 },
      { id: 'b', days: 365, pricePaise: 59_900, mrpPaise: 99_900 },
    ],
  })

  it('have the server’s current prices', () => {
    const { options } = buyOptionsOf(series, [{ key: '365', nowPaise: 29_900 }])
    expect(options.map(({ pricePaise, mrpPaise }) => [pricePaise, mrpPaise])).toEqual([
      [34_900, null],
      [29_900, 99_900],
    ])
  })

  it('link to their own checkout', () => {
    const { options } = buyOptionsOf(series, [])
    expect(checkoutHref('a b', options[1]?.choice ?? null)).toBe('/checkout?product=a+b&validity=365')
    expect(checkoutHref('mechanics', null)).toBe('/checkout?product=mechanics')
  })
})

describe('EMI', () => {
  it.each([
    [299_999, null],
    [300_000, { months: 6, monthlyPaise: 50_000 }],
    [349_900, { months: 6, monthlyPaise: 58_400 }],
  ])('of %i paise is %j', (pricePaise, emi) => {
    expect(monthlyInstalment(pricePaise)).toEqual(emi)
  })
})
