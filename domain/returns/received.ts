import { plusAmounts, splitAmount } from './amounts.ts'
import { cameBack, isDeliveryBack, type Ordered, refundFor } from './piecesOf.ts'
import type { Grade } from './reasons.ts'
import { type Amounts, NO_AMOUNT, type RefundFigures, refundTotalOf, share } from './refundTotalOf.ts'

/** What comes back together: how many of each line, whether bringing it is paid back with it, and amounts beside. */
type Part = { quantities: readonly number[]; withDelivery: boolean; amounts: Amounts }

/** What each line of it pays back, paise: no more of it can be kept. */
export const paidBackBy = (order: Ordered, { quantities, withDelivery, amounts }: Part): number[] =>
  refundFor(order, quantities, withDelivery, amounts).lines.map(({ netPaise }) => netPaise)

/**
 * The amounts of what comes back when so much of what each line pays back is kept, money before credits. More than it pays back is not
 * kept. A refund may still give it back later: it is what is left of the line.
 * @param withheld paise, by line
 */
export function withWithheld(order: Ordered, part: Part, withheld: readonly number[]): Amounts {
  if (!withheld.some((paise) => paise > 0)) return part.amounts
  const before = cameBack(order)
  const quantities = before.quantities.map((count, index) => count + (part.quantities[index] ?? 0))
  const standing = plusAmounts(before.amounts, part.amounts)
  const was = refundTotalOf(order, before).lines
  const is = refundTotalOf(order, { ...before, quantities, amounts: standing }).lines
  const lines = order.lines.map((line, index) => {
    const [old, now] = [was[index], is[index]]
    const amount = part.amounts.lines[index] ?? NO_AMOUNT
    if (!old || !now || !withheld[index]) return amount
    const creditsPaise = now.creditsPaise - old.creditsPaise
    const paidPaise = now.netPaise - old.netPaise - creditsPaise
    const most = Math.min(withheld[index] ?? 0, paidPaise + creditsPaise)
    const kept = splitAmount(most, { paidPaise, creditsPaise }) ?? NO_AMOUNT
    // What amounts reach beyond the whole line counts for nothing: it is kept as well.
    const [money, of] = [line.netPaise - line.creditsPaise, quantities[index] ?? 0]
    const sum = standing?.lines[index] ?? NO_AMOUNT
    const beyond = (paise: number, spent: number, total: number) =>
      share(paise, of, line.quantity) + spent - total
    return {
      paidPaise:
        amount.paidPaise - kept.paidPaise - beyond(money, sum.paidPaise, now.netPaise - now.creditsPaise),
      creditsPaise:
        amount.creditsPaise -
        kept.creditsPaise -
        beyond(line.creditsPaise, sum.creditsPaise, now.creditsPaise),
    }
  })
  return { ...part.amounts, lines }
}

type Received = { index: number; quantity: number; grade: Grade | null; withheldPaise?: number | null }

/** By line of the order: how many pieces of a return are accepted, and what of them is kept, paise. */
export const acceptedOf = (order: Pick<Ordered, 'lines'>, lines: readonly Received[]) => {
  const sum = (index: number, of: (line: Received) => number) =>
    lines
      .filter((line) => line.index === index && line.grade !== 'refused')
      .reduce((total, line) => total + of(line), 0)
  return {
    quantities: order.lines.map((_, index) => sum(index, ({ quantity }) => quantity)),
    withheld: order.lines.map((_, index) => sum(index, ({ withheldPaise }) => withheldPaise ?? 0)),
  }
}

/**
 * What a return that was looked at pays back; null where more is kept of a line than it pays back.
 * @param order without the pending amounts of this return
 * @param isForced the delivery is paid back with the last of the goods
 */
export function receivedFigures(
  order: Ordered,
  lines: readonly Received[],
  isForced: boolean,
): RefundFigures | null {
  const { quantities, withheld } = acceptedOf(order, lines)
  const withDelivery = isDeliveryBack(order, quantities, { isForced })
  const part = {
    quantities,
    withDelivery,
    amounts: { lines: order.lines.map(() => NO_AMOUNT), delivery: NO_AMOUNT },
  }
  const most = paidBackBy(order, part)
  if (withheld.some((paise, index) => paise > (most[index] ?? 0))) return null
  return refundFor(order, quantities, withDelivery, withWithheld(order, part, withheld))
}
