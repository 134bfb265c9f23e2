import type { OrderReceipt } from '#site/data/shop/orders.ts'

/** The outcome of an order on the page after paying. */
export type OutcomeKind =
  | 'paid'
  | 'cash'
  | 'transfer'
  | 'failed'
  | 'waiting'
  /** The payment is refunded: sold out since, or cancelled. */
  | 'givenBack'
  | 'cancelled'
  | 'expired'

const PAID_STATUSES = ['paid', 'partlyRefunded', 'refunded']

export function outcomeOf({
  status,
  orderStatus,
}: Pick<OrderReceipt, 'status' | 'orderStatus'>): OutcomeKind {
  if (orderStatus === 'cancelled') return PAID_STATUSES.includes(status) ? 'givenBack' : 'cancelled'
  if (status === 'refunded') return 'givenBack'
  if (status === 'paid' || status === 'partlyRefunded') return 'paid'
  if (orderStatus === 'expired') return 'expired'
  if (status === 'due') return orderStatus === 'placed' ? 'transfer' : 'cash'
  return status === 'failed' ? 'failed' : 'waiting'
}
