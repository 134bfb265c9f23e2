import type { LineState } from '../orders/moves.ts'
import { isSellerFault, type StaffRefundReason } from './reasons.ts'
import type { ReturnKind } from './states.ts'
import type { ReturnRules } from './windows.ts'

type Request = {
  kind: ReturnKind
  lines: readonly { reason: StaffRefundReason }[]
  /** Amount of the delivery charge that staff refund explicitly; then the rules below do not apply. */
  deliveryPaise?: number | null
}

/**
 * Whether the delivery charge is refunded with the last of the goods: if the project's rules say so, if
 * nothing was sent, or if the seller is at fault.
 */
export function isDeliveryRefunded(
  { kind, lines, deliveryPaise = null }: Request,
  { refundsDelivery }: Pick<ReturnRules, 'refundsDelivery'>,
): boolean {
  if (deliveryPaise !== null) return false
  return refundsDelivery || kind === 'cancel' || lines.some(({ reason }) => isSellerFault(reason))
}

const MISSED: readonly LineState[] = ['undelivered', 'lost']
/** Goods in these states never reached the student either. */
const NOT_THERE: readonly LineState[] = [...MISSED, 'cancelled']

/**
 * Whether refunding these lines, by their place, is refunding an order that never arrived: goods that were returned undelivered or lost,
 * and nothing else of the order was or will be brought. Its delivery charge goes back with them then.
 */
export function isDeliveryMissed(
  lines: readonly { state: LineState; goods: readonly unknown[] }[],
  chosen: readonly number[],
): boolean {
  const goods = lines.flatMap(({ goods: own, state }, index) => (own.length > 0 ? [{ index, state }] : []))
  return (
    goods.some(({ index, state }) => chosen.includes(index) && MISSED.includes(state)) &&
    goods.every(({ state }) => NOT_THERE.includes(state))
  )
}
