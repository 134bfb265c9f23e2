import { formatInr } from '../money/formatInr.ts'
import { lineTitle } from '../orders/itemsText.ts'
import { amountTotal } from './amounts.ts'
import { refundableAmounts } from './refundableAmounts.ts'
import { remainingPieces } from './returnedPieces.ts'
import type { Refundable, StaffRefundLine } from './staffRefund.ts'

type Order = Omit<Refundable, 'lines'> & {
  lines: readonly (Refundable['lines'][number] & { title: string; option?: string | null })[]
}
type Requested = { lines: readonly StaffRefundLine[]; deliveryPaise: number }

const moneyLeft = (paise: number): string => (paise > 0 ? `${formatInr(paise)} is` : 'Nothing is')
const piecesText = (count: number): string => {
  if (count === 0) return 'Nothing is'
  return count === 1 ? '1 piece is' : `${count} pieces are`
}

/**
 * The remainder of the first part of a refund that exceeds it, as a sentence:
 * `₹120 is left to refund of “Atlas”.`
 */
export function tooMuchText(order: Order, { lines }: Requested): string {
  const [left, pieces] = [refundableAmounts(order), remainingPieces(order)]
  for (const entry of lines) {
    const of = `left to refund of “${lineTitle(order.lines[entry.index]) ?? '–'}”.`
    const paiseLeft = amountTotal(left.lines[entry.index] ?? { paidPaise: 0, creditsPaise: 0 })
    if ('paise' in entry && entry.paise > paiseLeft) return `${moneyLeft(paiseLeft)} ${of}`
    const count = pieces[entry.index] ?? 0
    if ('quantity' in entry && entry.quantity > count) return `${piecesText(count)} ${of}`
  }
  return `${moneyLeft(amountTotal(left.delivery))} left to refund of the delivery charge.`
}
