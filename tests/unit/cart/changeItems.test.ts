import { describe, expect, it } from 'vitest'
import { type CartItem, MAX_ITEMS } from '#domain/cart/CartItem.ts'
import { type CartChange, changeItems } from '#domain/cart/changeItems.ts'

const NOW = 1_000
const BOOK = { kind: 'physical', pricePaise: 50_000, now: NOW }
const COURSE = { kind: 'course', pricePaise: 249_900, now: NOW }

const item = (values: Partial<CartItem> = {}): CartItem => ({
  product: 'a',
  variant: null,
  validity: null,
  quantity: 1,
  isSaved: false,
  extend: false,
  seenPaise: 50_000,
  addedAt: 1,
  ...values,
})
const change = (values: Partial<CartChange> = {}): CartChange => ({
  product: 'a',
  variant: null,
  validity: null,
  quantity: null,
  isSaved: null,
  extend: null,
  ...values,
})
const itemsAfter = (items: CartItem[], wish: CartChange, known = BOOK): CartItem[] => {
  const changed = changeItems(items, wish, known)
  if (!changed.ok) throw new Error(changed.reason)
  return changed.items
}

describe('changing a cart', () => {
  it.each<[string, CartItem[], Partial<CartChange>, typeof BOOK, number | null]>([
    ['puts a new thing in once', [], {}, BOOK, 1],
    ['adds the requested quantity', [], { quantity: 4 }, BOOK, 4],
    ['adds one piece without a quantity', [item({ quantity: 2 })], {}, BOOK, 3],
    ['sets a number', [item({ quantity: 2 })], { quantity: 7 }, BOOK, 7],
    ['stops at ten', [item({ quantity: 10 })], {}, BOOK, 10],
    ['takes out with nought', [item()], { quantity: 0 }, BOOK, null],
    ['removing an item that is not in the cart changes nothing', [], { quantity: 0 }, BOOK, null],
    ['contains a course once however often it is added', [item()], {}, COURSE, 1],
    ['contains a course once whatever quantity is requested', [], { quantity: 9 }, COURSE, 1],
    ['contains any quantity of keys', [], { quantity: 3 }, { ...BOOK, kind: 'serial-key-pack' }, 3],
    ['keeps the quantity when saved for later', [item({ quantity: 6 })], { isSaved: true }, BOOK, 6],
    [
      'keeps the quantity when moved back to the cart',
      [item({ quantity: 6, isSaved: true })],
      { isSaved: false },
      BOOK,
      6,
    ],
  ])('%s', (_what, items, wish, known, quantity) => {
    const [first] = itemsAfter(items, change(wish), known)
    expect(first?.quantity ?? null).toBe(quantity)
  })

  it('stores price and time with the first piece, and not again with more pieces', () => {
    const [first] = itemsAfter([], change())
    expect(first).toEqual(item({ addedAt: NOW }))
    const [more] = itemsAfter([item({ seenPaise: 40_000, addedAt: 5 })], change())
    expect(more).toMatchObject({ quantity: 2, seenPaise: 40_000, addedAt: 5 })
  })

  it('distinguishes options of a product, and keeps other lines in order', () => {
    const items = [item({ variant: 'red' }), item({ product: 'b' }), item({ variant: 'blue' })]
    const changed = itemsAfter(items, change({ variant: 'blue', quantity: 5 }))
    expect(changed.map(({ product, variant, quantity }) => [product, variant, quantity])).toEqual([
      ['a', 'red', 1],
      ['b', null, 1],
      ['a', 'blue', 5],
    ])
    expect(itemsAfter(items, change({ variant: 'red', quantity: 0 }))).toEqual(items.slice(1))
    const days = itemsAfter([item({ validity: 30 })], change({ validity: 365 }), COURSE)
    expect(days.map(({ validity }) => validity)).toEqual([30, 365])
  })

  it('saves for later and moves back without other changes', () => {
    const kept = itemsAfter([item({ extend: true, quantity: 2 })], change({ isSaved: true }))
    expect(kept).toEqual([item({ extend: true, quantity: 2, isSaved: true })])
    // A quantity alone does not move it back.
    expect(itemsAfter(kept, change({ quantity: 3 }))).toMatchObject([{ isSaved: true, quantity: 3 }])
    expect(itemsAfter(kept, change({ isSaved: false }))).toMatchObject([{ isSaved: false, quantity: 2 }])
    expect(itemsAfter(kept, change())).toMatchObject([{ isSaved: false }])
    expect(itemsAfter(kept, change({ extend: false }))).toMatchObject([{ extend: false }])
  })

  it('is full with fifty lines, which can still be changed and removed', () => {
    const full = Array.from({ length: MAX_ITEMS }, (_, index) => item({ product: `p${index}` }))
    expect(changeItems(full, change({ product: 'one more' }), BOOK)).toEqual({ ok: false, reason: 'full' })
    expect(itemsAfter(full, change({ product: 'p7', quantity: 3 }))[7]).toMatchObject({ quantity: 3 })
    expect(itemsAfter(full, change({ product: 'p7', quantity: 0 }))).toHaveLength(MAX_ITEMS - 1)
    expect(itemsAfter(full.slice(1), change({ product: 'one more' }))).toHaveLength(MAX_ITEMS)
  })

  it('does not mutate its input', () => {
    const items = Object.freeze([Object.freeze(item())]) as CartItem[]
    itemsAfter(items, change({ quantity: 4 }))
    expect(items).toEqual([item()])
  })
})
