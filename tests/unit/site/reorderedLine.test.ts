import { expect, test } from 'vitest'
import { cartLineOf } from '#site/data/shop/changeOrder.ts'

test('reordering a line uses its original options; an extension has no quantity', () => {
  const bought = { product: 'p', variant: null, option: '6 months', validityDays: 180, quantity: 1 }
  expect(cartLineOf(bought)).toEqual({ product: 'p', validity: 180, quantity: 1 })
  expect(cartLineOf(bought, { extend: true })).toEqual({ product: 'p', validity: 180, extend: true })
  expect(cartLineOf({ ...bought, variant: 'v', option: 'Blue', validityDays: null, quantity: 3 })).toEqual({
    product: 'p',
    variant: 'v',
    quantity: 3,
  })
  expect(cartLineOf({ ...bought, option: null })).toEqual({ product: 'p', quantity: 1 })
})
