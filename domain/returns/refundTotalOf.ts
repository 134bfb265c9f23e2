/** The part of an order line from which its refund is calculated. Amounts in paise. */
type Line = {
  quantity: number
  netPaise: number
  creditsPaise: number
  couponPaise: number
  earnsPaise: number
}
/** The part of an order from which its refunds are calculated. */
export type Returnable = {
  lines: readonly Line[]
  deliveryPaise: number
  feePaise: number
  creditsPaise: number
  payablePaise: number
}

/** Refunded money and spent credits, paise. */
export type Amount = { paidPaise: number; creditsPaise: number }
/**
 * Refunded amounts without a returned piece: one for each line, and one for delivery. Below zero they are
 * withheld from the refund of pieces.
 */
export type Amounts = { lines: Amount[]; delivery: Amount }

/**
 * What was returned of an order: pieces of each line, whether delivery is refunded with them, and additional
 * amounts.
 */
export type ReturnedParts = { quantities: readonly number[]; withDelivery: boolean; amounts?: Amounts | null }

/** The complete refund. Paise; `couponPaise` is the coupon discount on it, which was never paid. */
export type RefundFigures = {
  lines: { netPaise: number; creditsPaise: number; earnedPaise: number; couponPaise: number }[]
  deliveryPaise: number
  feePaise: number
  /** Spent credits that are refunded. */
  creditsPaise: number
  /** Refunded money. */
  paidPaise: number
  /** Earned cashback that is reversed. */
  earnedPaise: number
}

export const NO_AMOUNT: Amount = { paidPaise: 0, creditsPaise: 0 }

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** The share of an amount for `of` out of `quantity` pieces, rounded down. */
export const share = (paise: number, of: number, quantity: number): number =>
  Math.floor((paise * of) / quantity)

/**
 * The refund of a line for so many pieces and an additional amount: never more than its price. Money and
 * credits are calculated separately, so that neither decreases when more is returned.
 */
function lineRefund(line: Line, of: number, amount: Amount): RefundFigures['lines'][number] {
  const part = (paise: number) => share(paise, of, line.quantity)
  const moneyPaise = line.netPaise - line.creditsPaise
  const clamp = (paise: number, max: number) => Math.max(0, Math.min(max, paise))
  const creditsPaise = clamp(part(line.creditsPaise) + amount.creditsPaise, line.creditsPaise)
  const netPaise = clamp(part(moneyPaise) + amount.paidPaise, moneyPaise) + creditsPaise
  const isAll = of === line.quantity || (line.netPaise > 0 && netPaise === line.netPaise)
  const worth = amount.paidPaise + amount.creditsPaise
  const earned = part(line.earnsPaise) + (worth > 0 ? share(line.earnsPaise, worth, line.netPaise) : 0)
  return {
    netPaise,
    creditsPaise,
    earnedPaise: isAll ? line.earnsPaise : Math.min(line.earnsPaise, earned),
    couponPaise: part(line.couponPaise),
  }
}

/** The refund of delivery: the delivery charge first, then the cash on delivery fee. */
function deliveryRefundOf(order: Returnable, { withDelivery, amounts }: ReturnedParts) {
  const amount = amounts?.delivery ?? NO_AMOUNT
  const whole = order.deliveryPaise + order.feePaise
  const spent = order.creditsPaise - sum(order.lines.map(({ creditsPaise }) => creditsPaise))
  const worth = withDelivery ? whole : Math.min(whole, amount.paidPaise + amount.creditsPaise)
  const deliveryPaise = Math.min(order.deliveryPaise, worth)
  return {
    deliveryPaise,
    feePaise: worth - deliveryPaise,
    isAll: worth === whole,
    creditsPaise: withDelivery ? spent : Math.min(spent, amount.creditsPaise),
  }
}

/**
 * The total refund of an order for everything returned. A single refund is the difference of two totals
 * (`refundBetween`), so that refunds in any parts and order sum to the whole to the paisa, and never to more
 * than was paid.
 */
export function refundTotalOf(order: Returnable, returned: ReturnedParts): RefundFigures {
  const lines = order.lines.map((line, index) =>
    lineRefund(line, returned.quantities[index] ?? 0, returned.amounts?.lines[index] ?? NO_AMOUNT),
  )
  const { deliveryPaise, feePaise, ...deliveryRefund } = deliveryRefundOf(order, returned)
  const isWhole =
    deliveryRefund.isAll &&
    order.lines.every(({ quantity, netPaise }, index) => {
      const isPaidBack = lines[index]?.netPaise === netPaise
      return isPaidBack && (netPaise > 0 || returned.quantities[index] === quantity)
    })
  const creditsPaise = sum(lines.map((line) => line.creditsPaise)) + deliveryRefund.creditsPaise
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

/** The refund when `after` instead of `before` is returned of an order. */
export function refundBetween(order: Returnable, before: ReturnedParts, after: ReturnedParts): RefundFigures {
  const totalBefore = refundTotalOf(order, before)
  const totalAfter = refundTotalOf(order, after)
  return {
    lines: totalAfter.lines.map((line, index) => {
      const lineBefore = totalBefore.lines[index] as RefundFigures['lines'][number]
      return {
        netPaise: line.netPaise - lineBefore.netPaise,
        creditsPaise: line.creditsPaise - lineBefore.creditsPaise,
        earnedPaise: line.earnedPaise - lineBefore.earnedPaise,
        couponPaise: line.couponPaise - lineBefore.couponPaise,
      }
    }),
    deliveryPaise: totalAfter.deliveryPaise - totalBefore.deliveryPaise,
    feePaise: totalAfter.feePaise - totalBefore.feePaise,
    creditsPaise: totalAfter.creditsPaise - totalBefore.creditsPaise,
    paidPaise: totalAfter.paidPaise - totalBefore.paidPaise,
    earnedPaise: totalAfter.earnedPaise - totalBefore.earnedPaise,
  }
}
