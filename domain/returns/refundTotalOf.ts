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

/** Money and spent credits that go back, paise. */
export type Amount = { paidPaise: number; creditsPaise: number }
/** Amounts that go back without a piece: one for each line, and one for what bringing it cost. Below zero they are kept of what pieces pay back. */
export type Amounts = { lines: Amount[]; delivery: Amount }

/** What of an order has come back: how many of each line, whether what bringing it cost goes back with it, and amounts beside. */
export type Back = { quantities: readonly number[]; withDelivery: boolean; amounts?: Amounts | null }

/** Everything that is paid back for it. Paise; `couponPaise` is what a coupon had taken off, which nobody paid. */
export type RefundFigures = {
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

export const NO_AMOUNT: Amount = { paidPaise: 0, creditsPaise: 0 }

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** What of an amount falls on so many of a quantity, rounded down: over all of them it is the whole amount. */
export const share = (paise: number, of: number, quantity: number): number =>
  Math.floor((paise * of) / quantity)

/**
 * What of a line goes back for so many pieces and an amount beside: never more than it cost. Money and credits each on its own, so that
 * neither ever shrinks when more comes back.
 */
function lineBack(line: Line, of: number, amount: Amount): RefundFigures['lines'][number] {
  const part = (paise: number) => share(paise, of, line.quantity)
  const moneyPaise = line.netPaise - line.creditsPaise
  const within = (paise: number, most: number) => Math.max(0, Math.min(most, paise))
  const creditsPaise = within(part(line.creditsPaise) + amount.creditsPaise, line.creditsPaise)
  const netPaise = within(part(moneyPaise) + amount.paidPaise, moneyPaise) + creditsPaise
  const isAll = of === line.quantity || (line.netPaise > 0 && netPaise === line.netPaise)
  const worth = amount.paidPaise + amount.creditsPaise
  const earned = part(line.earnsPaise) + (worth > 0 ? share(line.earnsPaise, worth, line.netPaise) : 0)
  return {
    ...{ netPaise, creditsPaise },
    earnedPaise: isAll ? line.earnsPaise : Math.min(line.earnsPaise, earned),
    couponPaise: part(line.couponPaise),
  }
}

/** What goes back of bringing an order: the delivery first, then the fee for paying at the door. */
function deliveryBack(order: Returnable, { withDelivery, amounts }: Back) {
  const amount = amounts?.delivery ?? NO_AMOUNT
  const whole = order.deliveryPaise + order.feePaise
  const spent = order.creditsPaise - sum(order.lines.map(({ creditsPaise }) => creditsPaise))
  const worth = withDelivery ? whole : Math.min(whole, amount.paidPaise + amount.creditsPaise)
  const deliveryPaise = Math.min(order.deliveryPaise, worth)
  return {
    ...{ deliveryPaise, feePaise: worth - deliveryPaise, isAll: worth === whole },
    creditsPaise: withDelivery ? spent : Math.min(spent, amount.creditsPaise),
  }
}

/**
 * What an order pays back in all when so much of it has come back. A refund is the difference between two of these
 * (`refundBetween`), so that refunds in any parts and order come to the whole to the paisa, and never to more than was paid.
 */
export function refundTotalOf(order: Returnable, back: Back): RefundFigures {
  const lines = order.lines.map((line, index) =>
    lineBack(line, back.quantities[index] ?? 0, back.amounts?.lines[index] ?? NO_AMOUNT),
  )
  const { deliveryPaise, feePaise, ...delivery } = deliveryBack(order, back)
  const isWhole =
    delivery.isAll &&
    order.lines.every(({ quantity, netPaise }, index) => {
      const isPaidBack = lines[index]?.netPaise === netPaise
      return isPaidBack && (netPaise > 0 || back.quantities[index] === quantity)
    })
  const creditsPaise = sum(lines.map((line) => line.creditsPaise)) + delivery.creditsPaise
  const paid = sum(lines.map(({ netPaise }) => netPaise)) + deliveryPaise + feePaise - creditsPaise
  return {
    ...{ lines, deliveryPaise, feePaise, creditsPaise },
    // Rounding to rupees belongs to the order as a whole.
    paidPaise: isWhole ? order.payablePaise : Math.min(paid, order.payablePaise),
    earnedPaise: sum(lines.map(({ earnedPaise }) => earnedPaise)),
  }
}

/** What is paid back when more of an order comes back than before. */
export function refundBetween(order: Returnable, before: Back, after: Back): RefundFigures {
  const was = refundTotalOf(order, before)
  const is = refundTotalOf(order, after)
  return {
    lines: is.lines.map((line, index) => {
      const old = was.lines[index] as RefundFigures['lines'][number]
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
