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
  /** Refunded amount, paise; null when whole pieces are refunded. With an amount, the student keeps the product. */
  paise?: number | null | undefined
  /** The line as it was at the refund. */
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
 * The reason on the credit note of a return or refund: the causes of its lines, each once. A refund of the delivery charge alone is a
 * price adjustment.
 */
export function reasonOfRefund({ kind, lines }: Refunded): string {
  if (lines.length === 0) return TEXTS.price
  return [...new Set(lines.map((line) => TEXTS[causeOf(kind, line)]))].join(', ')
}

/** The reason on a credit note for the rest of an order: it was cancelled, or all its goods were lost or undelivered. */
export function reasonOfWhole(lines: readonly { state: LineState }[]): string {
  const states = new Set(lines.map(({ state }) => state).filter((state) => state !== 'cancelled'))
  const missed = [...states].flatMap((state) => (state === 'lost' || state === 'undelivered' ? [state] : []))
  const isMissed = missed.length > 0 && missed.length === states.size
  return isMissed ? missed.map((state) => TEXTS[state]).join(', ') : 'Order cancelled'
}
