import { describe, expect, it } from 'vitest'
import type { LineState } from '#domain/orders/moves.ts'
import { piecesTakenBack } from '#domain/returns/piecesTakenBack.ts'
import type { ReturnableOrder } from '#domain/returns/returnedPieces.ts'

const NOTHING = { paidPaise: 0, creditsPaise: 0 }
const lineOf = (state: LineState, netPaise = 10_000) => ({
  state,
  quantity: 2,
  netPaise,
  creditsPaise: 0,
  couponPaise: 0,
  earnsPaise: 0,
  goods: [],
})
const orderOf = (...lines: ReturnType<typeof lineOf>[]): ReturnableOrder & { lines: typeof lines } => ({
  lines,
  returnedEntries: [],
  pendingReturns: [],
  deliveryPaise: 0,
  feePaise: 0,
  creditsPaise: 0,
  payablePaise: lines.reduce((sum, { netPaise }) => sum + netPaise, 0),
})
/** Pieces that a refund of an amount of the first line takes back. */
const takenBy = (
  order: ReturnType<typeof orderOf>,
  paidPaise: number,
  quantities = order.lines.map(() => 0),
) =>
  piecesTakenBack(order, {
    id: 'this',
    quantities,
    amounts: {
      lines: order.lines.map((_, index) => (index === 0 ? { ...NOTHING, paidPaise } : NOTHING)),
      delivery: NOTHING,
    },
  })

describe('the pieces that a refund takes back', () => {
  it.each(['waiting', 'backordered', 'packed', 'undelivered', 'lost'] as const)(
    'are all of a line that is %s and fully refunded by an amount, and none while a paisa is left',
    (state) => {
      expect(takenBy(orderOf(lineOf(state), lineOf(state)), 10_000)).toEqual([2, 0])
      expect(takenBy(orderOf(lineOf(state), lineOf(state)), 9_999)).toEqual([0, 0])
    },
  )

  it.each(['shipped', 'delivered', 'fulfilled'] as const)(
    'are none of a line that is %s: the student keeps it',
    (state) => expect(takenBy(orderOf(lineOf(state)), 10_000)).toEqual([0]),
  )

  it('are all remaining ones when pieces and amounts sum to the whole, except requested ones', () => {
    expect(takenBy(orderOf(lineOf('waiting')), 5_000, [1])).toEqual([2])
    const asked = { ...orderOf(lineOf('waiting')), pendingReturns: [{ id: 'other', quantities: [1] }] }
    expect(takenBy(asked, 10_000)).toEqual([1])
    // Free lines are never refunded.
    expect(takenBy(orderOf(lineOf('waiting', 0), lineOf('waiting')), 0)).toEqual([0, 0])
  })
})
