import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '#domain/orders/quote.ts'
import { amountTotal } from '#domain/returns/amounts.ts'
import { isDeliveryRefunded } from '#domain/returns/isDeliveryRefunded.ts'
import type { ReturnedEntry } from '#domain/returns/ReturnSchemas.ts'
import { refundableAmounts, splitRequestedRefund } from '#domain/returns/refundableAmounts.ts'
import {
  netPaidPaise,
  type ReturnableOrder,
  refundFor,
  remainingPieces,
} from '#domain/returns/returnedPieces.ts'
import { anyItems, anyRules, anyWish } from '../orders/carts.ts'

/** Orders with figures of the real quote: coupons, credits, rounding, delivery and cashback. */
const anyOrder: fc.Arbitrary<ReturnableOrder> = fc
  .tuple(anyItems, anyRules, anyWish, fc.integer({ min: 0, max: 100_000 }))
  .map(([items, rules, wish, earned]) => {
    const quoted = quote(
      items,
      { ...rules, credits: { isOn: true, mostPercent: 100, minOrderPaise: 0 } },
      wish,
    )
    const lines = quoted.lines.map((line) => ({ ...line, earnsPaise: Math.min(earned, line.netPaise) }))
    return {
      ...quoted,
      lines: lines.map((line) => ({ ...line, goods: [] })),
      returnedEntries: [],
      pendingReturns: [],
    }
  })

/** A refund of pieces of a line, of an amount (a share of the rest), or of delivery. */
type Step = { line: number; pieces: number; share: number; what: 'pieces' | 'amount' | 'delivery' }
const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    line: fc.nat(20),
    pieces: fc.integer({ min: 1, max: 3 }),
    share: fc.integer({ min: 1, max: 100 }),
    what: fc.constantFrom('pieces', 'amount', 'delivery'),
  }),
  { maxLength: 14 },
)

/** The refund of a step as the order stores it. */
function backAfter(order: ReturnableOrder, { line, pieces, share, what }: Step): ReturnedEntry {
  const index = line % order.lines.length
  const left = refundableAmounts(order)
  const part = (paise: number) => Math.ceil((paise * share) / 100)
  const count = what === 'pieces' ? Math.min(pieces, remainingPieces(order)[index] as number) : 0
  const paise = what === 'amount' ? part(amountTotal(left.lines[index] ?? left.delivery)) : 0
  const deliveryPaise = what === 'delivery' ? part(amountTotal(left.delivery)) : 0
  const amounts = splitRequestedRefund(order, { lines: [{ index, paise }], deliveryPaise })
  if (!amounts) throw new Error('more than is left')
  const quantities = order.lines.map((_, at) => (at === index ? count : 0))
  const figures = refundFor(order, quantities, false, amounts)
  return {
    id: `${order.returnedEntries.length}`,
    quantities,
    withDelivery: false,
    amounts,
    way: 'source',
    isOff: false,
    figures,
  }
}

const all = (order: ReturnableOrder, amountsOf: (back: ReturnedEntry) => number): number =>
  order.returnedEntries.reduce((sum, back) => sum + amountsOf(back), 0)

describe('refunds by the piece and by amounts, in any order', () => {
  it('never exceed what was paid in money, credits and per line, and with the rest sum to all of it', () => {
    fc.assert(
      fc.property(anyOrder, anySteps, (start, steps) => {
        let order = start
        for (const step of steps) {
          const back = backAfter(order, step)
          for (const paise of [back.figures.paidPaise, back.figures.creditsPaise, back.figures.earnedPaise])
            expect(paise).toBeGreaterThanOrEqual(0)
          order = { ...order, returnedEntries: [...order.returnedEntries, back] }
          expect(netPaidPaise(order)).toBeGreaterThanOrEqual(0)
          expect(all(order, ({ figures }) => figures.creditsPaise)).toBeLessThanOrEqual(order.creditsPaise)
          for (const [index, line] of order.lines.entries())
            expect(all(order, ({ figures }) => figures.lines[index]?.netPaise ?? 0)).toBeLessThanOrEqual(
              line.netPaise,
            )
        }
        const left = remainingPieces(order)
        const figures = refundFor(order, left, true)
        const rest: ReturnedEntry = {
          id: 'rest',
          quantities: left,
          withDelivery: true,
          way: 'source',
          isOff: false,
          figures,
        }
        order = { ...order, returnedEntries: [...order.returnedEntries, rest] }
        expect(netPaidPaise(order)).toBe(0)
        expect(all(order, ({ figures: f }) => f.creditsPaise)).toBe(order.creditsPaise)
        expect(all(order, ({ figures: f }) => f.earnedPaise)).toBe(
          order.lines.reduce((sum, { earnsPaise }) => sum + earnsPaise, 0),
        )
        expect(amountTotal(refundableAmounts(order).delivery)).toBe(0)
      }),
      { numRuns: 1000 },
    )
  })

  it('are deducted from money first, then from spent credits, and a paisa more is refused', () => {
    const line = {
      quantity: 2,
      netPaise: 40_000,
      creditsPaise: 10_000,
      couponPaise: 0,
      earnsPaise: 4000,
      goods: [],
    }
    const order: ReturnableOrder = {
      lines: [line],
      deliveryPaise: 0,
      feePaise: 0,
      creditsPaise: 10_000,
      payablePaise: 30_000,
      returnedEntries: [],
      pendingReturns: [],
    }
    const amountsOf = (paise: number) => splitRequestedRefund(order, { lines: [{ index: 0, paise }] })
    expect(amountsOf(25_000)?.lines).toEqual([{ paidPaise: 25_000, creditsPaise: 0 }])
    expect(amountsOf(35_000)?.lines).toEqual([{ paidPaise: 30_000, creditsPaise: 5000 }])
    expect(amountsOf(40_001)).toBeNull()
    // Requested pieces are not left to refund.
    const asked = { ...order, pendingReturns: [{ id: 'one', quantities: [1] }] }
    expect(amountTotal(refundableAmounts(asked).lines[0] ?? { paidPaise: 0, creditsPaise: 0 })).toBe(20_000)
  })
})

describe('the delivery charge', () => {
  const lines = (reason: 'damaged' | 'notNeeded') => [{ reason }]
  it.each([
    ['is refunded when nothing was sent', 'cancel', 'notNeeded', false, true],
    ['is refunded when the seller is at fault', 'return', 'damaged', false, true],
    ['is not refunded when the student no longer needs the goods', 'return', 'notNeeded', false, false],
    ['is always refunded where the project is set to do so', 'return', 'notNeeded', true, true],
  ] as const)('%s', (_, kind, reason, refundsDelivery, isOwed) =>
    expect(isDeliveryRefunded({ kind, lines: lines(reason) }, { refundsDelivery })).toBe(isOwed),
  )
  it('is decided by staff in their own refunds', () =>
    expect(
      isDeliveryRefunded(
        { kind: 'cancel', lines: lines('damaged'), deliveryPaise: 0 },
        { refundsDelivery: true },
      ),
    ).toBe(false))
})
