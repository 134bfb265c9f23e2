import { expect, it } from 'vitest'
import { lastLineEvent } from '#domain/orders/lineEvents.ts'
import type { OrderEvent } from '#domain/orders/OrderSchemas.ts'

const delivered = (at: number, more: Partial<OrderEvent> = {}): OrderEvent => ({
  at,
  event: 'delivered',
  by: null,
  text: 'Atlas',
  paise: null,
  isInternal: false,
  ...more,
})
const lines = [{ title: 'Atlas' }, { title: 'Atlas' }, { title: 'Globe' }]

it('an event is found by its line, not by a title that two lines share', () => {
  const timeline = [delivered(1, { line: 0 }), delivered(2, { line: 1 }), delivered(3, { line: null })]
  expect([0, 1, 2].map((index) => lastLineEvent({ timeline, lines }, index, 'delivered')?.at)).toEqual([
    1,
    2,
    undefined,
  ])
})

it('an older event without a line is found by its title', () => {
  const timeline = [delivered(1), delivered(2, { text: 'Globe' })]
  expect([0, 2].map((index) => lastLineEvent({ timeline, lines }, index, 'delivered')?.at)).toEqual([1, 2])
})
