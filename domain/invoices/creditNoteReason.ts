import type { LineState } from '../orders/moves.ts'
import type { StaffRefundReason } from '../returns/reasons.ts'
import type { ReturnKind } from '../returns/states.ts'

/** The reason of a credit note, as printed on it. */
const TEXTS = {
  lost: 'Lost in transit',
  undelivered: 'Undelivered',
  returned: 'Returned',
  cancelled: 'Cancelled',
  price: 'Price adjustment',
  refunded: 'Refunded',
} as const
type Cause = keyof typeof TEXTS

type Line = {
  reason: StaffRefundReason
  /** An amount instead of pieces: the student keeps what it is about. */
  paise?: number | null | undefined
  /** The line when it was refunded. */
  seen?: { state: LineState } | null | undefined
}
type Refunded = { kind: ReturnKind; lines: readonly Line[] }

function causeOf(kind: ReturnKind, { reason, paise, seen }: Line): Cause {
  if (kind === 'return') return 'returned'
  if (kind === 'cancel') return 'cancelled'
  if (seen?.state === 'lost' || reason === 'lostInTransit') return 'lost'
  if (seen?.state === 'undelivered' || reason === 'notDelivered') return 'undelivered'
  return typeof paise === 'number' ? 'price' : 'refunded'
}

/**
 * The reason of a note about a return or refund: what became of its lines, each cause once. A refund of the delivery charge alone is a
 * price adjustment.
 */
export function reasonOfRefund({ kind, lines }: Refunded): string {
  if (lines.length === 0) return TEXTS.price
  return [...new Set(lines.map((line) => TEXTS[causeOf(kind, line)]))].join(', ')
}

/** The reason of a note about all that is left of an order: it was cancelled, or none of its goods arrived. */
export function reasonOfWhole(lines: readonly { state: LineState }[]): string {
  const states = new Set(lines.map(({ state }) => state).filter((state) => state !== 'cancelled'))
  const missed = [...states].flatMap((state) => (state === 'lost' || state === 'undelivered' ? [state] : []))
  const isMissed = missed.length > 0 && missed.length === states.size
  return isMissed ? missed.map((state) => TEXTS[state]).join(', ') : 'Order cancelled'
}
