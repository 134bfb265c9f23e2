import type { LineState } from '../orders/moves.ts'
import { addAmounts, amountTotal } from './amounts.ts'
import { type Amounts, NO_AMOUNT, refundTotalOf } from './refundTotalOf.ts'
import { type ReturnableOrder, remainingPieces, returnedSoFar } from './returnedPieces.ts'

type Line = ReturnableOrder['lines'][number] & { state: LineState }
type Order = Omit<ReturnableOrder, 'lines'> & { lines: readonly Line[] }

/** States of lines that have not reached the student: to be packed, packed, or to be decided. */
const NOT_SENT: readonly LineState[] = ['waiting', 'backordered', 'packed', 'undelivered', 'lost']

/**
 * Pieces covered by a refund: the requested ones and, for a line that it refunds in full, amounts
 * included, all remaining pieces that have not reached the student, so that nothing refunded is sent.
 * @param refund its id among the open requests, with pieces and amounts of each line
 */
export function piecesTakenBack(
  order: Order,
  { id, quantities, amounts }: { id: string; quantities: readonly number[]; amounts: Amounts },
): number[] {
  const before = returnedSoFar(order)
  const { lines } = refundTotalOf(order, {
    ...before,
    quantities: before.quantities.map((count, index) => count + (quantities[index] ?? 0)),
    amounts: addAmounts(before.amounts, amounts),
  })
  const left = remainingPieces(order, id)
  return order.lines.map(({ state, netPaise }, index) => {
    const count = quantities[index] ?? 0
    const isIncluded = count > 0 || amountTotal(amounts.lines[index] ?? NO_AMOUNT) > 0
    const isPaidBack = netPaise > 0 && lines[index]?.netPaise === netPaise
    return isIncluded && isPaidBack && NOT_SENT.includes(state) ? (left[index] as number) : count
  })
}
