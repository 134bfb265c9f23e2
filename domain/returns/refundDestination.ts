import { FUNDS_GATEWAY } from '../orders/methods.ts'

/**
 * Where the money of a refund goes: to the original payment method, to the student's credits, by a transfer that staff make because no
 * gateway holds the money, or back to the funds of the franchisee who paid.
 */
export const REFUND_DESTINATIONS = ['source', 'credits', 'byHand', 'funds'] as const
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number]

/** Payment methods without a gateway. */
const WITHOUT_GATEWAY: readonly (string | null | undefined)[] = ['cashOnDelivery', 'bankTransfer', 'offline']

/** Whether a payment by this method is refunded by a manual transfer. */
export const isRefundedByHand = (gateway: string | null | undefined): boolean =>
  WITHOUT_GATEWAY.includes(gateway)

/** The destination of a refund of an order that was paid through `gateway`. */
export function refundDestination({
  gateway,
  isCredits,
}: {
  gateway: string | null | undefined
  isCredits: boolean
}): RefundDestination {
  if (gateway === FUNDS_GATEWAY) return 'funds'
  if (isCredits) return 'credits'
  return isRefundedByHand(gateway) ? 'byHand' : 'source'
}

/** Stored in place of the gateway's refund id when a refund went to the student's wallet (cms/operations/payments/refundPayment.ts). */
export const CREDITS_REFUND_ID = 'credits'

/** The destination of a stored refund. */
export const destinationOfRefund = ({
  gateway,
  gatewayRefundId,
}: {
  gateway: string
  gatewayRefundId?: string | null | undefined
}): RefundDestination => refundDestination({ gateway, isCredits: gatewayRefundId === CREDITS_REFUND_ID })
