import { describe, expect, it } from 'vitest'
import {
  canLineMove,
  canOrderMove,
  canPaymentMove,
  fulfilmentOf,
  LINE_STATES,
  type LineState,
  moveLine,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#domain/orders/moves.ts'
import { orderNumber } from '#domain/orders/orderNumber.ts'

describe('the states of an order', () => {
  const orderMoves = [
    'placed>confirmed',
    'placed>cancelled',
    'placed>expired',
    'confirmed>completed',
    'confirmed>cancelled',
    'expired>confirmed',
    'expired>cancelled',
  ]
  const paymentMoves = [
    'pending>paid',
    'pending>failed',
    'pending>due',
    'failed>paid',
    'failed>pending',
    'failed>due',
    'due>paid',
    'due>failed',
    'due>pending',
    'paid>partlyRefunded',
    'paid>refunded',
    'partlyRefunded>partlyRefunded',
    'partlyRefunded>refunded',
  ]
  const lineMoves = [
    'waiting>fulfilled',
    'waiting>backordered',
    'waiting>packed',
    'waiting>cancelled',
    'backordered>waiting',
    'backordered>fulfilled',
    'backordered>packed',
    'backordered>cancelled',
    'packed>shipped',
    'packed>waiting',
    'packed>cancelled',
    'shipped>delivered',
    'shipped>undelivered',
    'shipped>lost',
    'shipped>refunded',
    'delivered>returned',
    'undelivered>waiting',
    'undelivered>refunded',
    'undelivered>cancelled',
    'lost>waiting',
    'lost>refunded',
    'lost>cancelled',
    'delivered>refunded',
    'fulfilled>revoked',
  ]
  const all = <T extends string>(states: T[]) =>
    states.flatMap((from) => states.map((to) => [from, to] as const))

  it.each(all<OrderStatus>(ORDER_STATUSES))(
    'an order changes from %s to %s only as in the table',
    (from, to) => expect(canOrderMove(from, to)).toBe(orderMoves.includes(`${from}>${to}`)),
  )
  it.each(all<LineState>(LINE_STATES))('a line changes from %s to %s only as in the table', (from, to) =>
    expect(canLineMove(from, to)).toBe(lineMoves.includes(`${from}>${to}`)),
  )
  it.each<[string, LineState[], boolean, string]>([
    ['nothing owed yet', ['waiting', 'waiting'], false, 'open'],
    ['nothing given yet', ['waiting', 'backordered'], true, 'waiting'],
    ['a part given', ['fulfilled', 'waiting'], true, 'partly'],
    ['a parcel on its way', ['fulfilled', 'shipped'], true, 'partly'],
    ['all given', ['fulfilled', 'delivered'], true, 'done'],
    ['all lines fulfilled except cancelled ones', ['cancelled', 'fulfilled'], true, 'done'],
    ['all cancelled', ['cancelled'], true, 'cancelled'],
    ['a parcel that came back', ['fulfilled', 'undelivered'], true, 'partly'],
    ['a lost parcel', ['lost'], true, 'partly'],
    ['all given or paid back', ['delivered', 'refunded'], true, 'done'],
  ])('the status as a whole: %s', (_what, states, isOwed, whole) =>
    expect(fulfilmentOf(states, isOwed)).toBe(whole),
  )
  it('every operation refuses changes of a line outside the table', () => {
    expect(moveLine({ state: 'shipped', title: 'Book' }, 'lost')).toEqual({ state: 'lost', title: 'Book' })
    const same = { state: 'lost' } as const
    expect(moveLine(same, 'lost')).toBe(same)
    expect(() => moveLine({ state: 'delivered' }, 'waiting')).toThrow(RangeError)
  })
  it.each(all<PaymentStatus>(PAYMENT_STATUSES))(
    'a payment changes from %s to %s only as in the table',
    (from, to) => expect(canPaymentMove(from, to)).toBe(paymentMoves.includes(`${from}>${to}`)),
  )
})

it('an order number has its year and six digits', () => {
  expect(orderNumber(new Date('2026-11-21T00:00:00Z'), () => 4872)).toBe('SH-26-104872')
  expect(orderNumber(new Date('2031-01-01T00:00:00Z'), (below) => below - 1)).toBe('SH-31-999999')
})
