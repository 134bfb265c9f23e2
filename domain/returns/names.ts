import type { RefundReason, RefundState } from '../orders/refunds.ts'
import type { RefundDestination } from './refundDestination.ts'
import type { RefundWay, ReturnKind, ReturnState } from './states.ts'

/** Names of kinds, states and destinations of returns and refunds in the panel. */
export const KIND_NAMES: Record<ReturnKind, string> = {
  cancel: 'Cancellation',
  return: 'Return',
  refund: 'Refund',
}

export const REFUND_WAY_NAMES: Record<RefundWay, string> = {
  source: 'Original payment method',
  credits: 'Credits',
}

/** Labels of refund destinations in the panel. */
export const DESTINATION_NAMES: Record<RefundDestination, string> = {
  source: 'To the original payment method',
  credits: 'To store credits',
  byHand: 'By transfer to the student',
  funds: 'To franchise funds',
}

export const RETURN_STATE_NAMES: Record<ReturnState, string> = {
  requested: 'To decide',
  approved: 'Approved, to be sent back',
  received: 'Received',
  refunding: 'Being refunded',
  done: 'Refunded',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
}

export const REFUND_REASON_NAMES: Record<RefundReason, string> = {
  second: 'Paid twice',
  late: 'Paid after the order was closed',
  soldOut: 'Sold out in the meantime',
  cancelled: 'Order cancelled',
  returned: 'Goods returned',
  requested: 'Requested by the student',
  staff: 'By staff',
}

export const REFUND_STATE_NAMES: Record<RefundState, string> = {
  due: 'Requested',
  pending: 'With the gateway',
  done: 'Refunded',
  failed: 'Refused by the gateway',
  byHand: 'To refund by hand',
}

/** The options of a select field with their labels. */
export const selectOptions = <Value extends string>(names: Record<Value, string>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }))
