import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '#domain/orders/quote.ts'
import { amountTotal } from '#domain/returns/amounts.ts'
import { amountsAfterWithholding, inspectedRefund } from '#domain/returns/inspectedRefund.ts'
import { refundableAmounts, splitRequestedRefund } from '#domain/returns/refundableAmounts.ts'
import { type ReturnableOrder, refundFor } from '#domain/returns/returnedPieces.ts'
import { anyItems, anyRules, anyWish } from '../orders/carts.ts'

const anyOrder: fc.Arbitrary<ReturnableOrder> = fc
  .tuple(anyItems, anyRules, anyWish)
  .map(([items, rules, wish]) => {
    const quoted = quote(
      items,
      { ...rules, credits: { isOn: true, mostPercent: 100, minOrderPaise: 0 } },
      wish,
    )
    return {
      ...quoted,
      lines: quoted.lines.map((line) => ({ ...line, goods: [{}] })),
      returnedEntries: [],
      pendingReturns: [],
    }
  })

/** An order with a received line: some pieces, a withheld share, possibly after a partial refund. */
const anyReturn = anyOrder.chain((order) =>
  fc.record({
    order: fc.constant(order),
    index: fc.nat({ max: order.lines.length - 1 }),
    pieces: fc.nat({ max: 9 }),
    kept: fc.double({ min: 0, max: 1, noNaN: true }),
    earlier: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
)
const withRefund = (
  order: ReturnableOrder,
  quantities: number[],
  amounts: ReturnType<typeof splitRequestedRefund>,
): ReturnableOrder => ({
  ...order,
  returnedEntries: [
    ...order.returnedEntries,
    {
      id: String(order.returnedEntries.length),
      quantities,
      withDelivery: false,
      way: 'source',
      isOff: false,
      amounts,
      figures: refundFor(order, quantities, false, amounts),
    },
  ],
})

describe('a line that came back worn', () => {
  it('is refunded except the withheld amount, which stays refundable, to the paisa', () => {
    fc.assert(
      fc.property(anyReturn, ({ order: fresh, index, pieces, kept, earlier }) => {
        const line = fresh.lines[index] as ReturnableOrder['lines'][number]
        const quantities = fresh.lines.map((_, at) => (at === index ? 1 + (pieces % line.quantity) : 0))
        const none = fresh.lines.map(() => 0)
        const first = Math.floor(earlier * line.netPaise)
        const order = withRefund(
          fresh,
          none,
          splitRequestedRefund(fresh, { lines: [{ index, paise: first }] }),
        )
        const full = refundFor(order, quantities, false).lines[index]?.netPaise ?? 0
        const withheldPaise = Math.floor(kept * full)
        const came = { index, quantity: quantities[index] as number, grade: 'worn' as const, withheldPaise }
        const figures = inspectedRefund(order, [came], false)
        expect(figures?.lines[index]?.netPaise).toBe(full - withheldPaise)
        expect(Math.min(figures?.paidPaise ?? -1, figures?.creditsPaise ?? -1)).toBeGreaterThanOrEqual(0)
        const part = { quantities, withDelivery: false, amounts: splitRequestedRefund(order, { lines: [] }) }
        const after = withRefund(
          order,
          quantities,
          amountsAfterWithholding(
            order,
            part as never,
            order.lines.map((_, at) => (at === index ? withheldPaise : 0)),
          ),
        )
        const left = refundableAmounts(after).lines[index]
        const before = refundableAmounts(order).lines[index]
        expect(left && amountTotal(left)).toBe((before ? amountTotal(before) : 0) - full + withheldPaise)
        // The withheld amount can still be refunded.
        const rest = splitRequestedRefund(after, { lines: [{ index, paise: left ? amountTotal(left) : 0 }] })
        const end = withRefund(after, none, rest)
        expect(refundableAmounts(end).lines[index]).toEqual({ paidPaise: 0, creditsPaise: 0 })
        const paid = end.returnedEntries.reduce((sum, { figures: { paidPaise } }) => sum + paidPaise, 0)
        expect(paid).toBeLessThanOrEqual(order.payablePaise)
      }),
      { numRuns: 1000 },
    )
  })

  it('cannot withhold more than its refund', () => {
    fc.assert(
      fc.property(anyReturn, ({ order, index }) => {
        const full = refundFor(
          order,
          order.lines.map((_, at) => (at === index ? 1 : 0)),
          false,
        ).lines[index]
        const came = { index, quantity: 1, grade: 'worn' as const, withheldPaise: (full?.netPaise ?? 0) + 1 }
        expect(inspectedRefund(order, [came], false)).toBeNull()
      }),
    )
  })
})
