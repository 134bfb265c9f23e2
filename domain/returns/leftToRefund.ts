import { splitAmount } from './amounts.ts'
import { type Ordered, takenOf } from './piecesOf.ts'
import { type Amounts, refundTotalOf } from './refundTotalOf.ts'

/**
 * What of an order is left to refund, line by line and for bringing it, when all that has been asked for is paid back. Paise, tax
 * included. @param but a request that is left out
 */
export function leftToRefund(order: Ordered, but: string | null = null): Amounts {
  const taken = takenOf(order, but)
  const gone = refundTotalOf(order, taken)
  const spentOnLines = order.lines.reduce((sum, { creditsPaise }) => sum + creditsPaise, 0)
  const goneOnLines = gone.lines.reduce((sum, { creditsPaise }) => sum + creditsPaise, 0)
  const creditsPaise = order.creditsPaise - spentOnLines - (gone.creditsPaise - goneOnLines)
  const worth = order.deliveryPaise + order.feePaise - gone.deliveryPaise - gone.feePaise
  return {
    lines: order.lines.map((line, index) => {
      const back = gone.lines[index] ?? { netPaise: 0, creditsPaise: 0 }
      const credits = line.creditsPaise - back.creditsPaise
      return { paidPaise: line.netPaise - back.netPaise - credits, creditsPaise: credits }
    }),
    delivery: { paidPaise: worth - creditsPaise, creditsPaise },
  }
}

type Wanted = {
  lines: readonly { index: number; paise?: number | null }[]
  /** Of bringing the order. */
  deliveryPaise?: number | null
}

/**
 * Amounts that somebody wants to refund, split into money and spent credits; null where one of them is more than is left.
 * @param but the request that they belong to
 */
export function amountsFor(order: Ordered, wanted: Wanted, but: string | null = null): Amounts | null {
  const left = leftToRefund(order, but)
  const lines = order.lines.map((_, index) => {
    const paise = wanted.lines.reduce((sum, line) => sum + (line.index === index ? (line.paise ?? 0) : 0), 0)
    return splitAmount(paise, left.lines[index] as Amounts['delivery'])
  })
  const delivery = splitAmount(wanted.deliveryPaise ?? 0, left.delivery)
  if (!delivery || lines.some((amount) => amount === null)) return null
  return { lines: lines as Amounts['lines'], delivery }
}
