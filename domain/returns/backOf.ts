/** What of an order line its refund is reckoned from. Amounts in paise. */
type Line = {
  quantity: number
  netPaise: number
  creditsPaise: number
  couponPaise: number
  earnsPaise: number
}
/** What of an order its refunds are reckoned from. */
export type Returnable = {
  lines: readonly Line[]
  deliveryPaise: number
  feePaise: number
  creditsPaise: number
  payablePaise: number
}

/** What of an order has come back: how many of each line, and whether what bringing it cost goes back with it. */
export type Back = { quantities: readonly number[]; withDelivery: boolean }

/** Everything that is paid back for it. Paise; `couponPaise` is what a coupon had taken off, which nobody paid. */
export type BackFigures = {
  lines: { netPaise: number; creditsPaise: number; earnedPaise: number; couponPaise: number }[]
  deliveryPaise: number
  feePaise: number
  /** Credits that were spent and come back. */
  creditsPaise: number
  /** Money that goes back. */
  paidPaise: number
  /** Cashback that was earned and is taken back. */
  earnedPaise: number
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** What of an amount falls on so many of a quantity, rounded down: over all of them it is the whole amount. */
const share = (paise: number, of: number, quantity: number): number => Math.floor((paise * of) / quantity)

/**
 * What an order pays back in all when so much of it has come back. A refund is the difference between two of these
 * (`refundBetween`), so that refunds in any parts and order come to the whole to the paisa, and never to more than was paid.
 */
export function backOf(order: Returnable, { quantities, withDelivery }: Back): BackFigures {
  const lines = order.lines.map((line, index) => {
    const of = quantities[index] ?? 0
    const part = (paise: number) => share(paise, of, line.quantity)
    const creditsPaise = part(line.creditsPaise)
    return {
      // Money and credits each on its own, so that neither ever shrinks when more comes back.
      netPaise: part(line.netPaise - line.creditsPaise) + creditsPaise,
      creditsPaise,
      earnedPaise: part(line.earnsPaise),
      couponPaise: part(line.couponPaise),
    }
  })
  const isBrought = order.deliveryPaise + order.feePaise > 0
  const isWhole =
    (withDelivery || !isBrought) && order.lines.every(({ quantity }, index) => quantities[index] === quantity)
  const deliveryPaise = withDelivery ? order.deliveryPaise : 0
  const feePaise = withDelivery ? order.feePaise : 0
  const spentOnLines = sum(order.lines.map(({ creditsPaise }) => creditsPaise))
  const creditsPaise =
    sum(lines.map((line) => line.creditsPaise)) + (withDelivery ? order.creditsPaise - spentOnLines : 0)
  const paid = sum(lines.map(({ netPaise }) => netPaise)) + deliveryPaise + feePaise - creditsPaise
  return {
    lines,
    deliveryPaise,
    feePaise,
    creditsPaise,
    // Rounding to rupees belongs to the order as a whole.
    paidPaise: isWhole ? order.payablePaise : Math.min(paid, order.payablePaise),
    earnedPaise: sum(lines.map(({ earnedPaise }) => earnedPaise)),
  }
}

/** What is paid back when more of an order comes back than before. */
export function refundBetween(order: Returnable, before: Back, after: Back): BackFigures {
  const was = backOf(order, before)
  const is = backOf(order, after)
  return {
    lines: is.lines.map((line, index) => {
      const old = was.lines[index] as BackFigures['lines'][number]
      return {
        netPaise: line.netPaise - old.netPaise,
        creditsPaise: line.creditsPaise - old.creditsPaise,
        earnedPaise: line.earnedPaise - old.earnedPaise,
        couponPaise: line.couponPaise - old.couponPaise,
      }
    }),
    deliveryPaise: is.deliveryPaise - was.deliveryPaise,
    feePaise: is.feePaise - was.feePaise,
    creditsPaise: is.creditsPaise - was.creditsPaise,
    paidPaise: is.paidPaise - was.paidPaise,
    earnedPaise: is.earnedPaise - was.earnedPaise,
  }
}
