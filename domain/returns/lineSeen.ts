import type { LineState } from '../orders/moves.ts'
import { worthOf } from './amounts.ts'
import { leftToRefund } from './leftToRefund.ts'
import type { Ordered } from './piecesOf.ts'
import type { LineSeen } from './ReturnSchemas.ts'

type Seen = Omit<Ordered, 'lines'> & {
  lines: readonly (Ordered['lines'][number] & { state: LineState; shipment?: string | null | undefined })[]
}

/** A line of an order as somebody who refunds it has it before them; null where there is no such line. */
export function lineSeen(order: Seen, index: number): LineSeen | null {
  const [line, left] = [order.lines[index], leftToRefund(order).lines[index]]
  return line && left
    ? { state: line.state, shipment: line.shipment ?? null, leftPaise: worthOf(left) }
    : null
}

/** The first of these lines that is no longer as it was seen, by its place in the order; null when all of them are. */
export function changedLine(
  order: Seen,
  lines: readonly { index: number; seen?: LineSeen | null }[],
): number | null {
  const changed = lines.find(({ index, seen }) => {
    const now = seen ? lineSeen(order, index) : null
    return (
      seen &&
      (now?.state !== seen.state || now.shipment !== seen.shipment || now.leftPaise !== seen.leftPaise)
    )
  })
  return changed?.index ?? null
}
