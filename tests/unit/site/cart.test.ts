import { describe, expect, it } from 'vitest'
import type { CartLine, CartView } from '#domain/calls/cart.ts'
import {
  enqueueChange,
  type LineChange,
  lineKey,
  sentChange,
  withChanges,
} from '#site/data/shop/cartChanges.ts'
import {
  groupByUsability,
  improvedCouponSet,
  isBestCouponSet,
  isSameSet,
} from '#site/data/shop/couponSets.ts'
import { lineFacts } from '#site/features/cart/lineFacts.ts'
import { cart as english } from '#site/texts/en/cart.ts'
import { cart as hindi } from '#site/texts/hi/cart.ts'

const COURSE: CartLine = {
  product: 'course',
  variant: null,
  validity: 365,
  extend: false,
  quantity: 1,
  isSaved: false,
  title: 'A course',
  option: '1 year',
  kind: 'course',
  slug: 'a-course',
  subject: 'physics',
  pricePaise: 249_900,
  mrpPaise: 499_900,
  validityDays: 365,
  batch: null,
  left: null,
  dispatchDays: null,
  problem: null,
}
const BOOK: CartLine = {
  ...COURSE,
  product: 'book',
  variant: 'hindi',
  validity: null,
  option: 'Hindi edition',
  title: 'A book',
  kind: 'physical',
  quantity: 2,
  pricePaise: 39_900,
  mrpPaise: 49_900,
  validityDays: null,
  dispatchDays: 2,
}
const CART: CartView = { lines: [COURSE, BOOK], count: 2, codes: [], notices: [], quote: null }

const idOf = ({ product, variant, validity }: CartLine) => ({ product, variant, validity })
const quantity = (line: CartLine, count: number): LineChange => ({ ...idOf(line), quantity: count })
const saved = (line: CartLine, isSaved: boolean): LineChange => ({ ...idOf(line), isSaved })

describe('pending changes', () => {
  it('show at once: quantity, saved for later, removed', () => {
    const shown = withChanges(CART, [quantity(BOOK, 3), saved(COURSE, true)])
    expect(shown.lines.map((line) => [line.title, line.quantity, line.isSaved])).toEqual([
      ['A course', 1, true],
      ['A book', 3, false],
    ])
    expect(shown.count).toBe(3)
    expect(withChanges(CART, [quantity(BOOK, 0)]).lines).toEqual([COURSE])
  })

  it('change the line of their variant or validity only', () => {
    const other = { ...BOOK, variant: 'english' }
    const shown = withChanges({ ...CART, lines: [BOOK, other] }, [quantity(other, 5)])
    expect(shown.lines.map((line) => line.quantity)).toEqual([2, 5])
    expect(new Set([BOOK, other, COURSE, { ...COURSE, validity: 180 }].map(lineKey)).size).toBe(4)
  })

  it('a removed line is shown again as it was; the server gets its quantity', () => {
    const back = { ...quantity(BOOK, BOOK.quantity), line: BOOK }
    expect(withChanges({ ...CART, lines: [COURSE] }, [back]).lines).toEqual([COURSE, BOOK])
    expect(withChanges(CART, [back]).lines).toEqual(CART.lines)
    expect(sentChange(back)).toEqual(quantity(BOOK, BOOK.quantity))
  })

  it('do not change the cart once the server has applied them', () => {
    expect(withChanges(CART, [])).toBe(CART)
  })

  it('send the last of several quantities of a line, unless the first is in flight', () => {
    const once = enqueueChange([], quantity(BOOK, 3), false)
    expect(enqueueChange(once, quantity(BOOK, 4), false)).toEqual([quantity(BOOK, 4)])
    const sent = enqueueChange(once, quantity(BOOK, 4), true)
    expect(sent).toEqual([quantity(BOOK, 3), quantity(BOOK, 4)])
    expect(enqueueChange(sent, quantity(BOOK, 5), true)).toEqual([quantity(BOOK, 3), quantity(BOOK, 5)])
  })

  it('keep their order between lines and kinds of change', () => {
    const queue = [quantity(BOOK, 3), saved(COURSE, true), saved(BOOK, true)].reduce<LineChange[]>(
      (line, change) => enqueueChange(line, change, false),
      [],
    )
    expect(queue).toEqual([quantity(BOOK, 3), saved(COURSE, true), saved(BOOK, true)])
  })
})

describe('the notice of a line', () => {
  it.each([
    ['access and its days', COURSE, ['Course', 'access for 1 year']],
    ['days that come to what one has', { ...COURSE, extend: true }, ['Course', '1 year more']],
    [
      'edition, sending, and the price of one of several',
      BOOK,
      ['Book', 'Hindi edition', 'ships in 2 days', '₹399 each'],
    ],
    [
      'goods that leave at once',
      { ...BOOK, quantity: 1, dispatchDays: 0 },
      ['Book', 'Hindi edition', 'ships the same day'],
    ],
    [
      'keys without an edition',
      { ...BOOK, kind: 'serial-key-pack' as const, variant: null, option: null, quantity: 1 },
      ['Serial keys'],
    ],
  ])('%s', (_, line, facts) => {
    expect(lineFacts(line, english, 'en')).toEqual(facts)
  })

  it('the same in Hindi', () => {
    expect(lineFacts(COURSE, hindi, 'hi')).toEqual(['कोर्स', '1 साल की वैधता'])
  })
})

describe('sets of coupons', () => {
  const best = { codes: ['A', 'B'], discountPaise: 30_000 }

  it('are offered only with a larger discount than the current ones', () => {
    expect(improvedCouponSet({ best }, 29_999)).toBe(best)
    expect(improvedCouponSet({ best }, 30_000)).toBeNull()
    expect(improvedCouponSet({ best: null }, 0)).toBeNull()
  })

  it('are called the best when no offer has a larger discount', () => {
    expect(isBestCouponSet({ best }, 30_000)).toBe(true)
    expect(isBestCouponSet({ best }, 20_000)).toBe(false)
    expect(isBestCouponSet({ best: null }, 0)).toBe(false)
  })

  it('are counted among the applicable coupons', () => {
    const offer = (code: string, isRefused: boolean) => ({
      code,
      title: code,
      discountPaise: isRefused ? 0 : 5000,
      endsAt: null,
      refusal: isRefused ? { code, reason: 'notForItems', message: '', missingPaise: null } : null,
    })
    const { usable, refused } = groupByUsability({
      coupons: [offer('A', true), offer('B', false), offer('C', true)],
    })
    expect(usable.map(({ code }) => code)).toEqual(['B'])
    expect(refused.map(({ code }) => code)).toEqual(['A', 'C'])
  })

  it('are equal in any order of codes', () => {
    expect(isSameSet(['A', 'B'], ['B', 'A'])).toBe(true)
    expect(isSameSet(['A'], ['A', 'B'])).toBe(false)
    expect(isSameSet(['A', 'C'], ['A', 'B'])).toBe(false)
  })
})
