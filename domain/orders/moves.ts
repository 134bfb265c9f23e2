/** An order only moves along these lines; nothing leaves a state that lists no next one. */
export const ORDER_MOVES = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['cancelled'],
  cancelled: [],
} as const

/** Payment only moves forward; a late success may follow a failure (docs/security.md, "Money"). */
export const PAYMENT_MOVES = {
  pending: ['paid', 'failed'],
  failed: ['paid', 'pending'],
  paid: ['refunded'],
  refunded: [],
} as const

export type OrderStatus = keyof typeof ORDER_MOVES
export type PaymentStatus = keyof typeof PAYMENT_MOVES

export const ORDER_STATUSES = Object.keys(ORDER_MOVES) as OrderStatus[]
export const PAYMENT_STATUSES = Object.keys(PAYMENT_MOVES) as PaymentStatus[]

export const canOrderMove = (from: OrderStatus, to: OrderStatus): boolean =>
  (ORDER_MOVES[from] as readonly string[]).includes(to)
export const canPaymentMove = (from: PaymentStatus, to: PaymentStatus): boolean =>
  (PAYMENT_MOVES[from] as readonly string[]).includes(to)

/** The payment states from which `to` may be reached, for the condition of a guarded update. */
export const paymentStatesBefore = (to: PaymentStatus): PaymentStatus[] =>
  PAYMENT_STATUSES.filter((from) => canPaymentMove(from, to))
