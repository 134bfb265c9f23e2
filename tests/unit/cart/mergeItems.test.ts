import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CartItem,
  itemKey,
  MAX_ITEM_QUANTITY,
  MAX_ITEMS,
  MAX_STORED_ITEMS,
} from '#domain/cart/CartItem.ts'
import { mergeItems } from '#domain/cart/mergeItems.ts'
import { nextReminderAt } from '#domain/cart/reminders.ts'

const anyItem = fc.record<CartItem>({
  product: fc.constantFrom('a', 'b', 'c', 'd'),
  variant: fc.constantFrom(null, 'red'),
  validity: fc.constantFrom(null, 30),
  quantity: fc.integer({ min: 1, max: MAX_ITEM_QUANTITY }),
  isSaved: fc.boolean(),
  extend: fc.boolean(),
  seenPaise: fc.integer({ min: 0, max: 100_000 }),
  addedAt: fc.integer({ min: 0, max: 1000 }),
})
const anyCart = fc.uniqueArray(anyItem, { selector: itemKey, maxLength: 12 })
const item = (values: Partial<CartItem>): CartItem => ({
  product: 'a',
  variant: null,
  validity: null,
  quantity: 1,
  isSaved: false,
  extend: false,
  seenPaise: 0,
  addedAt: 0,
  ...values,
})

describe('merging two carts', () => {
  it('contains all lines of both once, with the larger quantity, and is idempotent', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (own, visit) => {
        const { items: merged } = mergeItems(own, visit)
        const keys = merged.map(itemKey)
        expect(new Set(keys).size).toBe(keys.length)
        expect(new Set(keys)).toEqual(new Set([...own, ...visit].map(itemKey)))
        for (const one of merged) {
          const same = [...own, ...visit].filter((other) => itemKey(other) === itemKey(one))
          expect(one.quantity).toBe(Math.max(...same.map(({ quantity }) => quantity)))
          expect(one.isSaved).toBe(same.every(({ isSaved }) => isSaved))
        }
        expect(mergeItems(merged, visit).items).toEqual(merged)
        expect(mergeItems(merged, []).items).toEqual(merged)
      }),
    )
  })

  it('starts with the person’s own lines', () => {
    const { items: merged } = mergeItems([item({ product: 'own' })], [item({ product: 'visit' })])
    expect(merged.map(({ product }) => product)).toEqual(['own', 'visit'])
  })

  it('keeps the most recently seen price, that of the visit', () => {
    const [merged] = mergeItems([item({ seenPaise: 100 })], [item({ seenPaise: 200 })]).items
    expect(merged?.seenPaise).toBe(200)
  })

  const many = (count: number, name: string, values: Partial<CartItem> = {}) =>
    Array.from({ length: count }, (_, index) => item({ product: `${name}${index}`, ...values }))

  it('saves items beyond fifty for later, and counts them', () => {
    const [own, visit] = [many(30, 'o'), many(30, 'v')]
    const merged = mergeItems(own, visit)
    expect(merged).toMatchObject({ saved: 10, leftOut: 0 })
    expect(merged.items.slice(0, 30)).toEqual(own)
    expect(merged.items.slice(30).map(({ product }) => product)).toEqual(visit.map(({ product }) => product))
    expect(merged.items.filter(({ isSaved }) => !isSaved)).toHaveLength(MAX_ITEMS)
    expect(mergeItems(merged.items, visit).items).toEqual(merged.items)
  })

  it('keeps an item of the account saved for later when the cart is full', () => {
    const own = [item({ product: 'later', isSaved: true }), ...many(MAX_ITEMS, 'o')]
    const merged = mergeItems(own, [item({ product: 'later' })])
    expect(merged).toEqual({ items: own, saved: 1, leftOut: 0 })
  })

  it('stores at most 150 items, and counts those left out', () => {
    const own = [...many(MAX_ITEMS, 'o'), ...many(90, 's', { isSaved: true })]
    const merged = mergeItems(own, many(30, 'v'))
    expect(merged).toMatchObject({ saved: 10, leftOut: 20 })
    expect(merged.items).toHaveLength(MAX_STORED_ITEMS)
  })
})

it.each([
  [0, 1],
  [1, 24],
  [2, 72],
])('after %i reminders the next one is due %i hours after the change', (times, hours) =>
  expect(nextReminderAt(5000, times)).toBe(5000 + hours * 3_600_000),
)
it.each([3, 4, 100])('after %i reminders none follows', (times) =>
  expect(nextReminderAt(5000, times)).toBeNull(),
)
