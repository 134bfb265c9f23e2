import { expect, it } from 'vitest'
import { cancelReason } from '#domain/orders/cancelReason.ts'

const event = (name: 'placed' | 'cancelled' | 'refunded', text: string | null, by: string | null = null) => ({
  event: name,
  text,
  by,
})

it.each([
  ['a student', event('cancelled', ' Ordered twice '), { text: 'Ordered twice', by: null }],
  ['staff', event('cancelled', 'Out of print', 'Asha'), { text: 'Out of print', by: 'Asha' }],
  ['nobody', event('cancelled', null), null],
  ['a reason of spaces only', event('cancelled', '  '), null],
])('a cancelled order has the reason that %s gave', (_who, cancelled, expected) => {
  const timeline = [event('placed', null), cancelled, event('refunded', 'source')]
  expect(cancelReason({ status: 'cancelled', timeline })).toEqual(expected)
})

it('an order that is not cancelled has none', () => {
  expect(cancelReason({ status: 'confirmed', timeline: [event('placed', 'web')] })).toBeNull()
})
