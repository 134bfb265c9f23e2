import { canLineMove, isUnsent, type LineState, type PaymentStatus } from '../orders/moves.ts'
import { worthOf } from './amounts.ts'
import { amountsFor, leftToRefund } from './leftToRefund.ts'
import { type Ordered, piecesLeft } from './piecesOf.ts'
import type { LineSeen } from './ReturnSchemas.ts'
import type { ReturnKind } from './states.ts'

/** What staff refund of one line: pieces of it, or an amount in paise that leaves it with the student. */
export type StaffRefundLine = { index: number; seen?: LineSeen | undefined } & (
  | { quantity: number }
  | { paise: number }
)

type Line = Ordered['lines'][number] & { state: LineState; bought: { keys: number } }
export type Refundable = Omit<Ordered, 'lines'> & { lines: readonly Line[]; paymentStatus: PaymentStatus }

/** What a refund of pieces of a line is: one that was never sent is cancelled, everything else is refunded; null for neither. */
export function refundKindOf({
  state,
}: Pick<Line, 'state'>): Extract<ReturnKind, 'cancel' | 'refund'> | null {
  if (isUnsent(state)) return 'cancel'
  return canLineMove(state, 'refunded') || canLineMove(state, 'revoked') ? 'refund' : null
}

/** Whether pieces of a line can still come back as what was asked for: it may have moved since. */
export const isStillPossible = (line: Pick<Line, 'state'>, kind: ReturnKind): boolean =>
  kind === 'return' ? line.state === 'delivered' : refundKindOf(line) === kind

/** Money or credits of it are there to go back. */
export const isRefundable = ({ paymentStatus }: Pick<Refundable, 'paymentStatus'>): boolean =>
  paymentStatus === 'paid' || paymentStatus === 'partlyRefunded'

export type RefundProblem =
  | 'nothingPaid'
  | 'nothingChosen'
  | 'inParcel'
  | 'notPossible'
  | 'keysTogether'
  | 'tooMuch'
  | 'wrongReason'

/**
 * Why staff cannot refund this of an order, or null. Every line that was paid can be refunded at any time, by the piece or by an
 * amount, up to what is left; what lies packed leaves its parcel first.
 */
export function refundProblem(
  order: Refundable,
  wanted: { lines: readonly StaffRefundLine[]; deliveryPaise: number },
): RefundProblem | null {
  if (!isRefundable(order)) return 'nothingPaid'
  if (wanted.lines.length === 0 && wanted.deliveryPaise === 0) return 'nothingChosen'
  if (new Set(wanted.lines.map(({ index }) => index)).size < wanted.lines.length) return 'notPossible'
  const left = piecesLeft(order)
  for (const one of wanted.lines) {
    const line = order.lines[one.index]
    if (!line) return 'notPossible'
    if ('paise' in one) {
      // With all that is left of it its goods are cancelled: they leave their parcel first.
      const rest = leftToRefund(order).lines[one.index]
      if (line.state === 'packed' && rest && one.paise === worthOf(rest)) return 'inParcel'
      continue
    }
    if (line.state === 'packed') return 'inParcel'
    if (refundKindOf(line) === null) return 'notPossible'
    if (one.quantity > (left[one.index] as number)) return 'tooMuch'
    if (line.bought.keys > 0 && one.quantity !== left[one.index]) return 'keysTogether'
  }
  return amountsFor(order, wanted) ? null : 'tooMuch'
}
