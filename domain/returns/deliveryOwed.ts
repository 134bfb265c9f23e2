import { isSellersFault, type StaffRefundReason } from './reasons.ts'
import type { ReturnKind } from './states.ts'
import type { ReturnRules } from './windows.ts'

type Request = {
  kind: ReturnKind
  lines: readonly { reason: StaffRefundReason }[]
  /** What staff refund of it, who then decide about it alone. */
  deliveryPaise?: number | null
}

/**
 * Whether what bringing an order cost goes back with the last of its goods: always by the rules of the project, and where
 * nothing was sent or the seller is to blame.
 */
export function isDeliveryOwed(
  { kind, lines, deliveryPaise = null }: Request,
  { refundsDelivery }: Pick<ReturnRules, 'refundsDelivery'>,
): boolean {
  if (deliveryPaise !== null) return false
  return refundsDelivery || kind === 'cancel' || lines.some(({ reason }) => isSellersFault(reason))
}
