import { splitAmount } from './amounts.ts'
import { type Amounts, refundTotalOf } from './refundTotalOf.ts'
import { type ReturnableOrder, returnedOrRequested } from './returnedPieces.ts'

/**
 * What is left to refund of an order, by line and for delivery, once all open requests are refunded. Paise,
 * tax included. @param exceptRequest id of a request that is not counted
 */
export function refundableAmounts(order: ReturnableOrder, exceptRequest: string | null = null): Amounts {
  const taken = returnedOrRequested(order, exceptRequest)
  const refunded = refundTotalOf(order, taken)
  const spentOnLines = order.lines.reduce((sum, { creditsPaise }) => sum + creditsPaise, 0)
  const refundedOnLines = refunded.lines.reduce((sum, { creditsPaise }) => sum + creditsPaise, 0)
  const creditsPaise = order.creditsPaise - spentOnLines - (refunded.creditsPaise - refundedOnLines)
  const worth = order.deliveryPaise + order.feePaise - refunded.deliveryPaise - refunded.feePaise
  return {
    lines: order.lines.map((line, index) => {
      const refundedLine = refunded.lines[index] ?? { netPaise: 0, creditsPaise: 0 }
      const credits = line.creditsPaise - refundedLine.creditsPaise
      return { paidPaise: line.netPaise - refundedLine.netPaise - credits, creditsPaise: credits }
    }),
    delivery: { paidPaise: worth - creditsPaise, creditsPaise },
  }
}

type RequestedRefund = {
  lines: readonly { index: number; paise?: number | null }[]
  /** Refunded part of the delivery charge. */
  deliveryPaise?: number | null
}

/**
 * Requested refund amounts, split into money and spent credits; null if one of them is more than is left.
 * @param exceptRequest id of the request that they belong to, which is not counted
 */
export function splitRequestedRefund(
  order: ReturnableOrder,
  requested: RequestedRefund,
  exceptRequest: string | null = null,
): Amounts | null {
  const left = refundableAmounts(order, exceptRequest)
  const lines = order.lines.map((_, index) => {
    const paise = requested.lines.reduce(
      (sum, line) => sum + (line.index === index ? (line.paise ?? 0) : 0),
      0,
    )
    return splitAmount(paise, left.lines[index] as Amounts['delivery'])
  })
  const delivery = splitAmount(requested.deliveryPaise ?? 0, left.delivery)
  if (!delivery || lines.some((amount) => amount === null)) return null
  return { lines: lines as Amounts['lines'], delivery }
}
