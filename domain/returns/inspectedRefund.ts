import { addAmounts, splitAmount } from './amounts.ts'
import type { Grade } from './reasons.ts'
import { type Amounts, NO_AMOUNT, type RefundFigures, refundTotalOf, share } from './refundTotalOf.ts'
import { isDeliveryRefundDue, type ReturnableOrder, refundFor, returnedSoFar } from './returnedPieces.ts'

/** Parts of one return: pieces of each line, whether delivery is refunded, and additional amounts. */
type Part = { quantities: readonly number[]; withDelivery: boolean; amounts: Amounts }

/** Refund of each line of a return, paise: the maximum that can be withheld. */
export const lineRefunds = (order: ReturnableOrder, { quantities, withDelivery, amounts }: Part): number[] =>
  refundFor(order, quantities, withDelivery, amounts).lines.map(({ netPaise }) => netPaise)

/**
 * The amounts of a return when a part of each line's refund is withheld, money before credits, at most its
 * whole refund. The withheld part may still be refunded later: it remains left to refund.
 * @param withheld paise, by line
 */
export function amountsAfterWithholding(
  order: ReturnableOrder,
  part: Part,
  withheld: readonly number[],
): Amounts {
  if (!withheld.some((paise) => paise > 0)) return part.amounts
  const before = returnedSoFar(order)
  const quantities = before.quantities.map((count, index) => count + (part.quantities[index] ?? 0))
  const amounts = addAmounts(before.amounts, part.amounts)
  const linesBefore = refundTotalOf(order, before).lines
  const linesAfter = refundTotalOf(order, { ...before, quantities, amounts: amounts }).lines
  const lines = order.lines.map((line, index) => {
    const [lineBefore, lineAfter] = [linesBefore[index], linesAfter[index]]
    const amount = part.amounts.lines[index] ?? NO_AMOUNT
    if (!lineBefore || !lineAfter || !withheld[index]) return amount
    const creditsPaise = lineAfter.creditsPaise - lineBefore.creditsPaise
    const paidPaise = lineAfter.netPaise - lineBefore.netPaise - creditsPaise
    const maxPaise = Math.min(withheld[index] ?? 0, paidPaise + creditsPaise)
    const withheldAmount = splitAmount(maxPaise, { paidPaise, creditsPaise }) ?? NO_AMOUNT
    // Amounts beyond the whole line have no effect: they are withheld as well.
    const [money, of] = [line.netPaise - line.creditsPaise, quantities[index] ?? 0]
    const sum = amounts?.lines[index] ?? NO_AMOUNT
    const beyond = (paise: number, spent: number, total: number) =>
      share(paise, of, line.quantity) + spent - total
    return {
      paidPaise:
        amount.paidPaise -
        withheldAmount.paidPaise -
        beyond(money, sum.paidPaise, lineAfter.netPaise - lineAfter.creditsPaise),
      creditsPaise:
        amount.creditsPaise -
        withheldAmount.creditsPaise -
        beyond(line.creditsPaise, sum.creditsPaise, lineAfter.creditsPaise),
    }
  })
  return { ...part.amounts, lines }
}

type InspectedLine = { index: number; quantity: number; grade: Grade | null; withheldPaise?: number | null }

/** By line of the order: accepted pieces of a return, and the amount withheld for them, paise. */
export const acceptedPieces = (order: Pick<ReturnableOrder, 'lines'>, lines: readonly InspectedLine[]) => {
  const sum = (index: number, of: (line: InspectedLine) => number) =>
    lines
      .filter((line) => line.index === index && line.grade !== 'refused')
      .reduce((total, line) => total + of(line), 0)
  return {
    quantities: order.lines.map((_, index) => sum(index, ({ quantity }) => quantity)),
    withheld: order.lines.map((_, index) => sum(index, ({ withheldPaise }) => withheldPaise ?? 0)),
  }
}

/**
 * The refund of an inspected return; null if more is withheld for a line than its refund.
 * @param order without the pending amounts of this return
 * @param isForced delivery is refunded with the last of the goods
 */
export function inspectedRefund(
  order: ReturnableOrder,
  lines: readonly InspectedLine[],
  isForced: boolean,
): RefundFigures | null {
  const { quantities, withheld } = acceptedPieces(order, lines)
  const withDelivery = isDeliveryRefundDue(order, quantities, { isForced })
  const part = {
    quantities,
    withDelivery,
    amounts: { lines: order.lines.map(() => NO_AMOUNT), delivery: NO_AMOUNT },
  }
  const refundable = lineRefunds(order, part)
  if (withheld.some((paise, index) => paise > (refundable[index] ?? 0))) return null
  return refundFor(order, quantities, withDelivery, amountsAfterWithholding(order, part, withheld))
}
