import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '#domain/orders/quote.ts'
import {
  type Returnable,
  type ReturnedParts,
  refundBetween,
  refundTotalOf,
} from '#domain/returns/refundTotalOf.ts'
import { anyItems, anyRules, anyWish } from '../orders/carts.ts'

/** Orders with figures of the real quote: coupons, credits, rounding, delivery and cashback. */
const anyOrder: fc.Arbitrary<Returnable> = fc
  .tuple(anyItems, anyRules, anyWish, fc.integer({ min: 0, max: 100_000 }))
  .map(([items, rules, wish, earned]) => {
    const quoted = quote(
      items,
      { ...rules, credits: { isOn: true, mostPercent: 100, minOrderPaise: 0 } },
      wish,
    )
    const lines = quoted.lines.map((line) => ({ ...line, earnsPaise: Math.min(earned, line.netPaise) }))
    return { ...quoted, lines }
  })

/** A random sequence of refunds that covers a whole order, with delivery at some step. */
const anyRefundSequence = (order: Returnable): fc.Arbitrary<ReturnedParts[]> => {
  const pieces = order.lines.flatMap(({ quantity }, index) => Array.from({ length: quantity }, () => index))
  const steps = fc.shuffledSubarray(pieces, { minLength: pieces.length, maxLength: pieces.length })
  return fc.tuple(steps, fc.nat({ max: pieces.length })).map(([pieceOrder, delivery]) => {
    const quantities = order.lines.map(() => 0)
    const ways: ReturnedParts[] = [{ quantities: [...quantities], withDelivery: delivery === 0 }]
    for (const [step, index] of pieceOrder.entries()) {
      quantities[index] = (quantities[index] as number) + 1
      ways.push({ quantities: [...quantities], withDelivery: delivery <= step + 1 })
    }
    return ways
  })
}

describe('the refunds of an order', () => {
  it('sum to all that was paid, to the paisa, in any parts and order', () => {
    fc.assert(
      fc.property(
        anyOrder.chain((order) => fc.tuple(fc.constant(order), anyRefundSequence(order))),
        ([order, way]) => {
          const quoted = { paid: 0, credits: 0, earned: 0, net: order.lines.map(() => 0) }
          for (const [step, after] of way.entries()) {
            const before =
              step === 0 ? { quantities: order.lines.map(() => 0), withDelivery: false } : way[step - 1]
            const refund = refundBetween(order, before as ReturnedParts, after)
            for (const amount of [refund.paidPaise, refund.creditsPaise, refund.earnedPaise]) {
              expect(amount).toBeGreaterThanOrEqual(0)
              expect(Number.isSafeInteger(amount)).toBe(true)
            }
            quoted.paid += refund.paidPaise
            quoted.credits += refund.creditsPaise
            quoted.earned += refund.earnedPaise
            for (const [index, line] of refund.lines.entries()) {
              expect(line.netPaise).toBeGreaterThanOrEqual(0)
              quoted.net[index] = (quoted.net[index] as number) + line.netPaise
            }
            expect(quoted.paid).toBeLessThanOrEqual(order.payablePaise)
          }
          expect(quoted.paid).toBe(order.payablePaise)
          expect(quoted.credits).toBe(order.creditsPaise)
          expect(quoted.net).toEqual(order.lines.map(({ netPaise }) => netPaise))
          expect(quoted.earned).toBe(order.lines.reduce((sum, { earnsPaise }) => sum + earnsPaise, 0))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('split a line of three books into single books without losing a paisa', () => {
    const line = { quantity: 3, netPaise: 10_000, creditsPaise: 1000, couponPaise: 500, earnsPaise: 200 }
    const order = {
      lines: [line],
      deliveryPaise: 4000,
      feePaise: 0,
      creditsPaise: 1000,
      payablePaise: 13_000,
    }
    const totalOf = (of: number) => refundTotalOf(order, { quantities: [of], withDelivery: false })
    expect([1, 2, 3].map((of) => totalOf(of).paidPaise)).toEqual([3000, 6000, 9000])
    expect([1, 2, 3].map((of) => totalOf(of).creditsPaise)).toEqual([333, 666, 1000])
    expect(refundTotalOf(order, { quantities: [3], withDelivery: true }).paidPaise).toBe(13_000)
  })

  it('never exceed the paid amount after rounding down', () => {
    const line = { quantity: 1, netPaise: 60, creditsPaise: 0, couponPaise: 0, earnsPaise: 0 }
    const order = { lines: [line], deliveryPaise: 0, feePaise: 0, creditsPaise: 0, payablePaise: 0 }
    expect(refundTotalOf(order, { quantities: [1], withDelivery: false }).paidPaise).toBe(0)
  })
})
