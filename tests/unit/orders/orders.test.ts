import { describe, expect, it } from 'vitest'
import {
  canOrderMove,
  canPaymentMove,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
  paymentStatesBefore,
} from '#domain/orders/moves.ts'
import { orderNumber } from '#domain/orders/orderNumber.ts'
import { quote } from '#domain/orders/quote.ts'

describe('a quote', () => {
  const plain = { option: null, variant: null, validityDays: null }
  const course = {
    ...plain,
    kind: 'course' as const,
    product: 'a',
    title: 'A',
    pricePaise: 249_900,
    mrpPaise: 499_900,
    quantity: 1,
  }
  const book = {
    ...plain,
    kind: 'physical' as const,
    product: 'b',
    title: 'B',
    pricePaise: 34_950,
    mrpPaise: 34_950,
    quantity: 3,
  }

  it('adds up: items less the offer is what is to pay, and lines sum to it', () => {
    const quoted = quote([course, book])
    expect(quoted).toMatchObject({ itemsPaise: 604_750, offerPaise: 250_000, payablePaise: 354_750 })
    expect(quoted.lines.reduce((sum, line) => sum + line.totalPaise, 0)).toBe(quoted.payablePaise)
  })

  it('never counts an MRP below the price as a negative offer', () => {
    expect(quote([{ ...course, mrpPaise: 100 }])).toMatchObject({ itemsPaise: 249_900, offerPaise: 0 })
  })

  it('has another id as soon as any figure differs, and the same one otherwise', () => {
    const { quoteId } = quote([course])
    expect(quote([{ ...course, title: 'Renamed' }]).quoteId).toBe(quoteId)
    for (const changed of [
      { pricePaise: 1 },
      { quantity: 2 },
      { product: 'c' },
      { variant: 'v' },
      { validityDays: 90 },
    ])
      expect(quote([{ ...course, ...changed }]).quoteId).not.toBe(quoteId)
  })
})

describe('the states of an order', () => {
  const orderMoves = ['placed>confirmed', 'placed>cancelled', 'confirmed>cancelled']
  const paymentMoves = ['pending>paid', 'pending>failed', 'failed>paid', 'failed>pending', 'paid>refunded']
  const all = <T extends string>(states: T[]) =>
    states.flatMap((from) => states.map((to) => [from, to] as const))

  it.each(all<OrderStatus>(ORDER_STATUSES))('an order from %s to %s moves only as drawn', (from, to) =>
    expect(canOrderMove(from, to)).toBe(orderMoves.includes(`${from}>${to}`)),
  )
  it.each(all<PaymentStatus>(PAYMENT_STATUSES))('a payment from %s to %s moves only as drawn', (from, to) =>
    expect(canPaymentMove(from, to)).toBe(paymentMoves.includes(`${from}>${to}`)),
  )
  it('names the states from which money may arrive', () =>
    expect(paymentStatesBefore('paid')).toEqual(['pending', 'failed']))
})

it('numbers an order by its year and six digits', () => {
  expect(orderNumber(new Date('2026-11-21T00:00:00Z'), () => 4872)).toBe('SH-26-104872')
  expect(orderNumber(new Date('2031-01-01T00:00:00Z'), (below) => below - 1)).toBe('SH-31-999999')
})
