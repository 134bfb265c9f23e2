/** Allowed moves of an order; a state without next states is final. */
export const ORDER_MOVES = {
  placed: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  // A payment after the end reopens it if everything is still available.
  expired: ['confirmed', 'cancelled'],
  cancelled: [],
} as const

/** Payment only moves forward; a late success may follow a failure (docs/security.md, "Money"). */
export const PAYMENT_MOVES = {
  pending: ['paid', 'failed', 'due'],
  failed: ['paid', 'pending', 'due'],
  /**
   * To be paid on delivery, or by a transfer that staff confirm; `pending` when it is paid online after all.
   */
  due: ['paid', 'failed', 'pending'],
  paid: ['partlyRefunded', 'refunded'],
  partlyRefunded: ['partlyRefunded', 'refunded'],
  refunded: [],
} as const

/** Moves of a single line, for access that is granted immediately and for goods that are packed and sent. */
export const LINE_MOVES = {
  waiting: ['fulfilled', 'backordered', 'packed', 'cancelled'],
  backordered: ['waiting', 'fulfilled', 'packed', 'cancelled'],
  // It is waiting again once it is removed from its parcel.
  packed: ['shipped', 'waiting', 'cancelled'],
  shipped: ['delivered', 'undelivered', 'lost', 'refunded'],
  delivered: ['returned', 'refunded'],
  // Returned to the seller, or lost: it is sent again, refunded, or cancelled with its unpaid order.
  undelivered: ['waiting', 'refunded', 'cancelled'],
  lost: ['waiting', 'refunded', 'cancelled'],
  fulfilled: ['revoked'],
  returned: [],
  /** Refunded without being returned. */
  refunded: [],
  revoked: [],
  cancelled: [],
} as const

export type OrderStatus = keyof typeof ORDER_MOVES
export type PaymentStatus = keyof typeof PAYMENT_MOVES
export type LineState = keyof typeof LINE_MOVES

export const ORDER_STATUSES = Object.keys(ORDER_MOVES) as OrderStatus[]
export const PAYMENT_STATUSES = Object.keys(PAYMENT_MOVES) as PaymentStatus[]
export const LINE_STATES = Object.keys(LINE_MOVES) as [LineState, ...LineState[]]

export const canOrderMove = (from: OrderStatus, to: OrderStatus): boolean =>
  (ORDER_MOVES[from] as readonly string[]).includes(to)
export const canPaymentMove = (from: PaymentStatus, to: PaymentStatus): boolean =>
  (PAYMENT_MOVES[from] as readonly string[]).includes(to)
export const canLineMove = (from: LineState, to: LineState): boolean =>
  (LINE_MOVES[from] as readonly string[]).includes(to)

/**
 * The line in another state. Throws a RangeError for a move that the table does not allow: all code that
 * moves lines uses it.
 */
export function moveLine<Line extends { state: LineState }>(line: Line, to: LineState): Line {
  if (line.state === to) return line
  if (!canLineMove(line.state, to)) throw new RangeError(`a line that is ${line.state} cannot become ${to}`)
  return { ...line, state: to }
}

/**
 * The state a line goes back to when its parcel's status was set by mistake (domain/shipments/undoMove.ts);
 * used for nothing else.
 */
export const LINE_MOVES_BACK = {
  shipped: ['packed'],
  delivered: ['shipped', 'packed'],
  undelivered: ['shipped', 'packed'],
  lost: ['shipped', 'packed'],
} as const satisfies Partial<Record<LineState, readonly LineState[]>>

/**
 * The line in its earlier state, after its parcel's status was set by mistake. Throws a RangeError when the
 * table does not allow it.
 */
export function moveLineBack<Line extends { state: LineState }>(line: Line, to: LineState): Line {
  if (line.state === to) return line
  const back: Partial<Record<LineState, readonly LineState[]>> = LINE_MOVES_BACK
  if (!back[line.state]?.includes(to)) throw new RangeError(`a line that is ${line.state} never was ${to}`)
  return { ...line, state: to }
}

const TAKEN_BACK: readonly LineState[] = ['returned', 'refunded', 'revoked', 'cancelled']

/** Whether the buyer no longer has a line: refunded completely, revoked, or cancelled. */
export const isReversed = (state: LineState): boolean => TAKEN_BACK.includes(state)

const RUNNING: readonly OrderStatus[] = ['placed', 'confirmed']
const UNSENT: readonly LineState[] = ['waiting', 'backordered']
/** Pending tasks that must be finished before the order can be cancelled. */
const IN_PROGRESS: readonly unknown[] = ['fulfil', 'ledger']

/** Whether a line is not yet granted, packed or sent: its buyer may cancel it, and it may be packed. */
export const isUnsent = (state: LineState): boolean => UNSENT.includes(state)

type Cancellable = {
  status: OrderStatus
  lines: readonly { state: LineState }[]
  /** Only known on the server. */
  pendingTask?: string | null
}

/**
 * Whether an order may be cancelled completely: it has not ended, and nothing of it was granted or sent or is
 * being granted.
 */
export const isCancellable = ({ status, lines, pendingTask }: Cancellable): boolean =>
  RUNNING.includes(status) &&
  !IN_PROGRESS.includes(pendingTask) &&
  lines.every(({ state }) => isUnsent(state) || state === 'cancelled')

/**
 * Whether only packed goods prevent an order from being cancelled: once their parcel is cancelled, it can be.
 */
export const isCancellableOnceUnpacked = (order: Cancellable): boolean =>
  !isCancellable(order) &&
  isCancellable({
    ...order,
    lines: order.lines.map(({ state }) => ({ state: state === 'packed' ? 'waiting' : state })),
  })

/** Progress of an order's lines as a whole, for lists and queues. */
export const FULFILMENTS = ['open', 'waiting', 'partly', 'done', 'cancelled'] as const
export type Fulfilment = (typeof FULFILMENTS)[number]

const ENDED: readonly LineState[] = ['fulfilled', 'delivered', 'returned', 'refunded', 'revoked']

/** `open` before payment is secured, then by the lines; cancelled lines count only if there are no others. */
export function fulfilmentOf(states: readonly LineState[], isSecured: boolean): Fulfilment {
  const active = states.filter((state) => state !== 'cancelled')
  if (active.length === 0) return 'cancelled'
  if (!isSecured) return 'open'
  if (active.every((state) => ENDED.includes(state))) return 'done'
  return active.every(isUnsent) ? 'waiting' : 'partly'
}
