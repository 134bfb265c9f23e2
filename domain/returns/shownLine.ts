import type { LineState } from '../orders/moves.ts'
import { amountTotal } from './amounts.ts'
import type { ShownLine } from './ReturnSchemas.ts'
import { refundableAmounts } from './refundableAmounts.ts'
import type { ReturnableOrder } from './returnedPieces.ts'

type ViewedOrder = Omit<ReturnableOrder, 'lines'> & {
  lines: readonly (ReturnableOrder['lines'][number] & {
    state: LineState
    shipment?: string | null | undefined
  })[]
}

/** A line of an order as shown to the person who refunds it; null when the line does not exist. */
export function shownLine(order: ViewedOrder, index: number): ShownLine | null {
  const [line, left] = [order.lines[index], refundableAmounts(order).lines[index]]
  return line && left
    ? { state: line.state, shipment: line.shipment ?? null, leftPaise: amountTotal(left) }
    : null
}

/** Index of the first of these lines that has changed since it was shown; null when none has. */
export function changedLine(
  order: ViewedOrder,
  lines: readonly { index: number; seen?: ShownLine | null }[],
): number | null {
  const changed = lines.find(({ index, seen }) => {
    const current = seen ? shownLine(order, index) : null
    return (
      seen &&
      (current?.state !== seen.state ||
        current.shipment !== seen.shipment ||
        current.leftPaise !== seen.leftPaise)
    )
  })
  return changed?.index ?? null
}
