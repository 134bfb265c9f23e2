import { expect, it } from 'vitest'
import { type CancelObstacle, cancelObstacle } from '#domain/orders/cancelObstacle.ts'
import type { LineState, OrderStatus } from '#domain/orders/moves.ts'

it.each<[OrderStatus, LineState[], CancelObstacle | null]>([
  ['placed', ['waiting'], null],
  ['confirmed', ['waiting', 'backordered', 'cancelled'], null],
  ['confirmed', ['waiting', 'packed'], 'packed'],
  ['confirmed', ['waiting', 'fulfilled'], 'opened'],
  ['confirmed', ['packed', 'fulfilled'], 'opened'],
  ['completed', ['fulfilled'], 'opened'],
  ['confirmed', ['waiting', 'shipped'], 'sent'],
  ['confirmed', ['waiting', 'lost'], 'sent'],
  ['completed', ['delivered', 'refunded'], 'sent'],
  ['confirmed', ['waiting', 'refunded'], 'refunded'],
  ['cancelled', ['fulfilled'], null],
  ['expired', ['cancelled'], null],
])('an order that is %s with lines %j cannot be cancelled because of: %s', (status, states, obstacle) =>
  expect(cancelObstacle({ status, lines: states.map((state) => ({ state })) })).toBe(obstacle),
)

it('an order with a pending task has no obstacle to show', () => {
  const lines = [{ state: 'waiting' as const }]
  expect(cancelObstacle({ status: 'confirmed', lines, pendingTask: 'fulfil' })).toBeNull()
})
