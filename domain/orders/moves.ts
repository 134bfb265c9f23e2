/** An order only moves along these lines; nothing leaves a state that lists no next one. */
export const ORDER_MOVES = {
  placed: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  // Money that comes after the end brings it back when everything is still there.
  expired: ['confirmed', 'cancelled'],
  cancelled: [],
} as const

/** Payment only moves forward; a late success may follow a failure (docs/security.md, "Money"). */
export const PAYMENT_MOVES = {
  pending: ['paid', 'failed', 'due'],
  failed: ['paid', 'pending', 'due'],
  /** To be paid on delivery or by a transfer that staff look for; `pending` when it is paid online after all. */
  due: ['paid', 'failed', 'pending'],
  paid: ['partlyRefunded', 'refunded'],
  partlyRefunded: ['partlyRefunded', 'refunded'],
  refunded: [],
} as const

/** Each line on its own: what is opened at once, and what is packed and sent. */
export const LINE_MOVES = {
  waiting: ['fulfilled', 'backordered', 'packed', 'cancelled'],
  backordered: ['waiting', 'fulfilled', 'packed', 'cancelled'],
  // Taken out of its parcel again, it waits.
  packed: ['shipped', 'waiting', 'cancelled'],
  shipped: ['delivered', 'undelivered', 'lost', 'refunded'],
  delivered: ['returned', 'refunded'],
  // Back at the seller, or nowhere: it is sent again, refunded, or its unpaid order is cancelled.
  undelivered: ['waiting', 'refunded', 'cancelled'],
  lost: ['waiting', 'refunded', 'cancelled'],
  fulfilled: ['revoked'],
  returned: [],
  /** Paid back without coming back. */
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

/** A line in another state. Throws a RangeError where the table has no such move: whoever moves lines asks here. */
export function movedLine<Line extends { state: LineState }>(line: Line, to: LineState): Line {
  if (line.state === to) return line
  if (!canLineMove(line.state, to)) throw new RangeError(`a line that is ${line.state} cannot become ${to}`)
  return { ...line, state: to }
}

/** Where a line goes back to when the status of its parcel was set by mistake (domain/courier/undoMove.ts), and for nothing else. */
export const LINE_MOVES_BACK = {
  shipped: ['packed'],
  delivered: ['shipped', 'packed'],
  undelivered: ['shipped', 'packed'],
  lost: ['shipped', 'packed'],
} as const satisfies Partial<Record<LineState, readonly LineState[]>>

/** A line as it was before its parcel's status was set by mistake. Throws a RangeError where it cannot go back there. */
export function movedBackLine<Line extends { state: LineState }>(line: Line, to: LineState): Line {
  if (line.state === to) return line
  const back: Partial<Record<LineState, readonly LineState[]>> = LINE_MOVES_BACK
  if (!back[line.state]?.includes(to)) throw new RangeError(`a line that is ${line.state} never was ${to}`)
  return { ...line, state: to }
}

const TAKEN_BACK: readonly LineState[] = ['returned', 'refunded', 'revoked', 'cancelled']

/** Whether the buyer has no more of a line: paid back as a whole, or never given. */
export const isReversed = (state: LineState): boolean => TAKEN_BACK.includes(state)

const RUNNING: readonly OrderStatus[] = ['placed', 'confirmed']
const UNSENT: readonly LineState[] = ['waiting', 'backordered']
/** What the server is doing for an order at this moment that comes to its end first. */
const IN_PROGRESS: readonly unknown[] = ['fulfil', 'ledger']

/** Whether nothing of a line was given, packed or sent yet: its buyer may cancel it, and it may be packed. */
export const isUnsent = (state: LineState): boolean => UNSENT.includes(state)

type Cancellable = {
  status: OrderStatus
  lines: readonly { state: LineState }[]
  /** Known to the server alone. */
  pendingTask?: string | null
}

/** Whether an order may be cancelled as a whole: it has not ended, and nothing of it was given or sent or is being given. */
export const isCancellable = ({ status, lines, pendingTask }: Cancellable): boolean =>
  RUNNING.includes(status) &&
  !IN_PROGRESS.includes(pendingTask) &&
  lines.every(({ state }) => isUnsent(state) || state === 'cancelled')

/** Whether only goods that lie packed keep an order from being cancelled: once their parcel is cancelled, it may be. */
export const isCancellableUnpacked = (order: Cancellable): boolean =>
  !isCancellable(order) &&
  isCancellable({
    ...order,
    lines: order.lines.map(({ state }) => ({ state: state === 'packed' ? 'waiting' : state })),
  })

/** How far an order's lines are as a whole, for lists and queues. */
export const FULFILMENTS = ['open', 'waiting', 'partly', 'done', 'cancelled'] as const
export type Fulfilment = (typeof FULFILMENTS)[number]

const ENDED: readonly LineState[] = ['fulfilled', 'delivered', 'returned', 'refunded', 'revoked']

/** `open` before anything is owed, then by its lines; those that were cancelled do not count beside others. */
export function fulfilmentOf(states: readonly LineState[], isOwed: boolean): Fulfilment {
  const kept = states.filter((state) => state !== 'cancelled')
  if (kept.length === 0) return 'cancelled'
  if (!isOwed) return 'open'
  if (kept.every((state) => ENDED.includes(state))) return 'done'
  return kept.every(isUnsent) ? 'waiting' : 'partly'
}
