/**
 * Kinds of returns. `cancel` is a line that was never sent, `return` goods that are sent back and inspected,
 * `refund` access that was granted immediately, such as a course.
 */
export const RETURN_KINDS = ['cancel', 'return', 'refund'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

/** Allowed moves of a return request. `refunding` is decided; the server does the rest. */
export const RETURN_MOVES = {
  requested: ['approved', 'refunding', 'refused', 'withdrawn'],
  approved: ['received', 'withdrawn', 'refused'],
  received: ['refunding', 'refused'],
  refunding: ['done'],
  done: [],
  refused: [],
  withdrawn: [],
} as const
export type ReturnState = keyof typeof RETURN_MOVES
export const RETURN_STATES = Object.keys(RETURN_MOVES) as ReturnState[]

export const canReturnMove = (from: ReturnState, to: ReturnState): boolean =>
  (RETURN_MOVES[from] as readonly string[]).includes(to)

/** Destination of a refund: the original payment method, or the wallet as credits that never expire. */
export const REFUND_WAYS = ['source', 'credits'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

const UNDECIDED: readonly ReturnState[] = ['requested', 'approved', 'received']

/** Whether the result of a return is still undecided. */
export const isUndecided = (state: ReturnState): boolean => UNDECIDED.includes(state)
