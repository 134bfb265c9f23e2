import type { LineState, OrderStatus, PaymentStatus } from './moves.ts'

type Order = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  method?: string | null
  lines: readonly { state: LineState }[]
}

/**
 * Whether an order was to be paid at the door and nothing of it can be handed over any more: every line that was not cancelled is in one of
 * these states.
 */
export const isUnpaidAtDoor = (
  { status, paymentStatus, method, lines }: Order,
  ended: readonly LineState[],
): boolean =>
  status === 'confirmed' &&
  paymentStatus === 'due' &&
  method === 'cashOnDelivery' &&
  lines.every(({ state }) => state === 'cancelled' || ended.includes(state))

/** Goods that did not reach the student: those that came back, and those that were lost. */
export const NOT_RECEIVED = ['undelivered', 'lost'] as const satisfies readonly LineState[]
