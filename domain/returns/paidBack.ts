import type { LineState } from '../orders/moves.ts'
import { plusAmounts, worthOf } from './amounts.ts'
import { cameBack, type Ordered, piecesLeft } from './piecesOf.ts'
import { type Amounts, NO_AMOUNT, refundTotalOf } from './refundTotalOf.ts'

type Line = Ordered['lines'][number] & { state: LineState }
type Order = Omit<Ordered, 'lines'> & { lines: readonly Line[] }

/** States of lines that have not reached the student: to be packed, packed, or to be decided. */
const NOT_SENT: readonly LineState[] = ['waiting', 'backordered', 'packed', 'undelivered', 'lost']

/**
 * Pieces that a refund takes back: the requested ones and, for a line that it refunds in full, amounts
 * included, all remaining pieces that have not reached the student. So nothing is sent that was refunded.
 * @param refund its id among the open requests, with pieces and amounts of each line
 */
export function piecesWith(
  order: Order,
  { id, quantities, amounts }: { id: string; quantities: readonly number[]; amounts: Amounts },
): number[] {
  const before = cameBack(order)
  const { lines } = refundTotalOf(order, {
    ...before,
    quantities: before.quantities.map((count, index) => count + (quantities[index] ?? 0)),
    amounts: plusAmounts(before.amounts, amounts),
  })
  const left = piecesLeft(order, id)
  return order.lines.map(({ state, netPaise }, index) => {
    const count = quantities[index] ?? 0
    const isIncluded = count > 0 || worthOf(amounts.lines[index] ?? NO_AMOUNT) > 0
    const isPaidBack = netPaise > 0 && lines[index]?.netPaise === netPaise
    return isIncluded && isPaidBack && NOT_SENT.includes(state) ? (left[index] as number) : count
  })
}
