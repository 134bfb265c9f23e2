import type { LineState } from '../orders/moves.ts'
import { worthOf } from './amounts.ts'
import { leftToRefund } from './leftToRefund.ts'
import type { Ordered } from './piecesOf.ts'
import type { LineSeen } from './ReturnSchemas.ts'

type ViewedOrder = Omit<Ordered, 'lines'> & {
  lines: readonly (Ordered['lines'][number] & { state: LineState; shipment?: string | null | undefined })[]
}

/** A line of an order as shown to the person who refunds it; null when the line does not exist. */
export function lineSeen(order: ViewedOrder, index: number): LineSeen | null {
  const [line, left] = [order.lines[index], leftToRefund(order).lines[index]]
  return line && left
    ? { state: line.state, shipment: line.shipment ?? null, leftPaise: worthOf(left) }
    : null
}

/** Index of the first of these lines that has changed since it was shown; null when none has. */
export function changedLine(
  order: ViewedOrder,
  lines: readonly { index: number; seen?: LineSeen | null }[],
): number | null {
  const changed = lines.find(({ index, seen }) => {
    const current = seen ? lineSeen(order, index) : null
    return (
      seen &&
      (current?.state !== seen.state ||
        current.shipment !== seen.shipment ||
        current.leftPaise !== seen.leftPaise)
    )
  })
  return changed?.index ?? null
}
