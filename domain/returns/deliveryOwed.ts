import { isSellersFault, type StaffRefundReason } from './reasons.ts'
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
export function isDeliveryOwed(
  { kind, lines, deliveryPaise = null }: Request,
  { refundsDelivery }: Pick<ReturnRules, 'refundsDelivery'>,
): boolean {
  if (deliveryPaise !== null) return false
  return refundsDelivery || kind === 'cancel' || lines.some(({ reason }) => isSellersFault(reason))
}
