import { expect, it } from 'vitest'
import { cancelReason } from '#domain/orders/cancelReason.ts'

const event = (name: 'placed' | 'cancelled' | 'refunded', text: string | null, by: string | null = null) => ({
  event: name,
  text,
  by,
})

it.each([
  ['by a student', event('cancelled', ' Ordered twice '), { text: 'Ordered twice', by: null }],
  ['by staff', event('cancelled', 'Out of print', 'Asha'), { text: 'Out of print', by: 'Asha' }],
  ['without a reason', event('cancelled', null), null],
  ['with a reason of spaces only', event('cancelled', '  '), null],
])('the reason of an order that was cancelled %s', (_how, cancelled, expected) => {
  const timeline = [event('placed', null), cancelled, event('refunded', 'source')]
  expect(cancelReason({ status: 'cancelled', timeline })).toEqual(expected)
})

it('an order that is not cancelled has none', () => {
  expect(cancelReason({ status: 'confirmed', timeline: [event('placed', 'web')] })).toBeNull()
})
