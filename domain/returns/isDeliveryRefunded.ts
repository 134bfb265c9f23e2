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
/** States of goods that never reached the student. */
const UNDELIVERED_STATES: readonly LineState[] = [...MISSED, 'cancelled']

/**
 * Whether the delivery charge must be refunded because nothing arrived: the chosen lines (indexes) contain goods that were returned
 * undelivered or lost, and no other goods of the order were or will be delivered.
 */
export function isDeliveryMissed(
  lines: readonly { state: LineState; goods: readonly unknown[] }[],
  chosen: readonly number[],
): boolean {
  const goods = lines.flatMap(({ goods: own, state }, index) => (own.length > 0 ? [{ index, state }] : []))
  return (
    goods.some(({ index, state }) => chosen.includes(index) && MISSED.includes(state)) &&
    goods.every(({ state }) => UNDELIVERED_STATES.includes(state))
  )
}
