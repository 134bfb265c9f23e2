import { canLineMove, isUnsent, type LineState, type PaymentStatus } from '../orders/moves.ts'
import { amountTotal } from './amounts.ts'
import type { ShownLine } from './ReturnSchemas.ts'
import { refundableAmounts, splitRequestedRefund } from './refundableAmounts.ts'
import { type ReturnableOrder, remainingPieces } from './returnedPieces.ts'
import type { ReturnKind } from './states.ts'

/** A refund of one line by staff: pieces of it, or an amount in paise while the student keeps it. */
export type StaffRefundLine = { index: number; seen?: ShownLine | undefined } & (
  | { quantity: number }
  | { paise: number }
)

type Line = ReturnableOrder['lines'][number] & { state: LineState; bought: { keys: number } }
export type Refundable = Omit<ReturnableOrder, 'lines'> & {
  lines: readonly Line[]
  paymentStatus: PaymentStatus
}

/**
 * The kind of a refund of pieces of a line: what was never sent is cancelled, everything else is refunded;
 * null when neither is possible.
 */
export function refundKindOf({
  state,
}: Pick<Line, 'state'>): Extract<ReturnKind, 'cancel' | 'refund'> | null {
  if (isUnsent(state)) return 'cancel'
  return canLineMove(state, 'refunded') || canLineMove(state, 'revoked') ? 'refund' : null
}

/** Whether pieces of a line can still be returned as requested: its state may have changed. */
export const isStillReturnable = (line: Pick<Line, 'state'>, kind: ReturnKind): boolean =>
  kind === 'return' ? line.state === 'delivered' : refundKindOf(line) === kind

/** Whether the order has money or credits left to refund. */
export const isRefundable = ({ paymentStatus }: Pick<Refundable, 'paymentStatus'>): boolean =>
  paymentStatus === 'paid' || paymentStatus === 'partlyRefunded'

/** Whether cancelling the order refunds money or credits. */
export const isRefundedByCancelling = (
  order: Pick<Refundable, 'paymentStatus'> & { paidBy?: unknown },
): boolean => Boolean(order.paidBy) || isRefundable(order)

export type RefundProblem =
  | 'nothingPaid'
  | 'nothingChosen'
  | 'inParcel'
  | 'notPossible'
  | 'keysTogether'
  | 'tooMuch'
  | 'wrongReason'

/**
 * Why staff cannot refund this part of an order, or null. Every paid line can be refunded at any time, by the
 * piece or by an amount, up to the remainder; packed goods must leave their parcel first.
 */
export function refundProblem(
  order: Refundable,
  requested: { lines: readonly StaffRefundLine[]; deliveryPaise: number },
): RefundProblem | null {
  if (!isRefundable(order)) return 'nothingPaid'
  if (requested.lines.length === 0 && requested.deliveryPaise === 0) return 'nothingChosen'
  if (new Set(requested.lines.map(({ index }) => index)).size < requested.lines.length) return 'notPossible'
  const left = remainingPieces(order)
  for (const entry of requested.lines) {
    const line = order.lines[entry.index]
    if (!line) return 'notPossible'
    if ('paise' in entry) {
      // A refund of everything left cancels the goods: they must leave their parcel first.
      const lineLeft = refundableAmounts(order).lines[entry.index]
      if (line.state === 'packed' && lineLeft && entry.paise === amountTotal(lineLeft)) return 'inParcel'
      continue
    }
    if (line.state === 'packed') return 'inParcel'
    if (refundKindOf(line) === null) return 'notPossible'
    if (entry.quantity > (left[entry.index] as number)) return 'tooMuch'
    if (line.bought.keys > 0 && entry.quantity !== left[entry.index]) return 'keysTogether'
  }
  return splitRequestedRefund(order, requested) ? null : 'tooMuch'
}
