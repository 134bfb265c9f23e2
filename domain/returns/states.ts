/**
 * What comes back of an order. `cancel` is a line that was never sent, `return` goods that are sent back and looked at, `refund`
 * something opened at once, such as a course.
 */
export const RETURN_KINDS = ['cancel', 'return', 'refund'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

/** A request only moves along these lines. `refunding` is decided; what is left is the server's to do. */
export const RETURN_MOVES = {
  asked: ['approved', 'refunding', 'refused', 'withdrawn'],
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

/** Where the money goes: the way it came, or into the wallet as credits that never end. */
export const REFUND_WAYS = ['source', 'credits'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

const UNDECIDED: readonly ReturnState[] = ['asked', 'approved', 'received']

/** Whether it is still open what a return comes to. */
export const isUndecided = (state: ReturnState): boolean => UNDECIDED.includes(state)
