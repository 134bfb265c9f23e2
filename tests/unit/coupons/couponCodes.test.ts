import { describe, expect, it } from 'vitest'
import { CartBodySchema } from '#domain/calls/cart.ts'
import { QuoteBodySchema } from '#domain/calls/payments.ts'

const items = [{ product: 'p', quantity: 1 }]

describe('codes of coupons', () => {
  it.each([
    ['save10, books', ['SAVE10', 'BOOKS']],
    [
      ['save10', 'BOOKS', 'books'],
      ['SAVE10', 'BOOKS'],
    ],
    ['', []],
    [[], []],
    ['!!', []],
  ])('%j are read as a list of codes, each once', (coupon, expected) => {
    expect(QuoteBodySchema.parse({ items, coupon }).coupon).toEqual(expected)
    expect(CartBodySchema.parse({ coupon }).coupon).toEqual(expected)
  })

  it('stay those of the cart when none are given, and are the best ones for `auto`', () => {
    expect(CartBodySchema.parse({}).coupon).toBeUndefined()
    expect(CartBodySchema.parse({ coupon: 'auto' }).coupon).toBe('auto')
  })

  it('are refused when too many or too long', () => {
    for (const coupon of ['X'.repeat(131), Array(11).fill('SAVE10'), ['X'.repeat(41)]])
      expect(QuoteBodySchema.safeParse({ items, coupon }).success).toBe(false)
  })
})
