import {
  canOrderMove,
  canPaymentMove,
  type Fulfilment,
  fulfilmentOf,
  type LineState,
  moveLine,
  type OrderStatus,
  type PaymentStatus,
} from './moves.ts'
import type { OrderEvent } from './OrderSchemas.ts'

type Line = { state: LineState }
type CurrentOrder<L extends Line> = {
  id: string | number
  status: OrderStatus
  paymentStatus: PaymentStatus
  lines: readonly L[]
  pendingTask?: PendingTask | null | undefined
}
type PendingTask = 'fulfil' | 'ledger' | 'notify' | 'address' | 'release'

type Transition = {
  order?: OrderStatus
  payment?: PaymentStatus
  /** The new payment status of an order that was still due. */
  duePayment?: PaymentStatus
  /** The new state of every line. */
  lines?: LineState
  /** The new pending task; with `unless`, only if no other task is pending. */
  pendingTask?: PendingTask | { unless: PendingTask }
  /** The order can no longer be placed or paid by the same request, and nothing stays reserved for it. */
  closes?: true
  events: readonly OrderEvent['event'][]
}

/** Initial statuses of a placed order. */
export const PLACED_ORDER = { status: 'placed', paymentStatus: 'pending', fulfilment: 'open' } as const

/**
 * All transitions of an order as a whole: its new statuses, its pending task, and its timeline events. All
 * code that writes a status uses them. Changes of single lines are in `applyLineStates`.
 */
export const ORDER_TRANSITIONS = {
  /** Payment started at a gateway, also after a failed attempt. */
  paymentStarted: { payment: 'pending', events: ['paymentStarted'] },
  paymentFailed: { payment: 'failed', events: ['paymentFailed'] },
  transferAwaited: { payment: 'due', pendingTask: { unless: 'notify' }, events: ['paymentDue'] },
  soldOnDelivery: {
    order: 'confirmed',
    payment: 'due',
    pendingTask: { unless: 'ledger' },
    closes: true,
    events: ['confirmed', 'paymentDue'],
  },
  paid: { order: 'confirmed', payment: 'paid', pendingTask: 'fulfil', closes: true, events: ['paid'] },
  cashCollected: { payment: 'paid', pendingTask: { unless: 'ledger' }, events: ['paid'] },
  /** Paid, but everything was sold by then. */
  soldOut: {
    order: 'cancelled',
    lines: 'cancelled',
    pendingTask: 'release',
    closes: true,
    events: ['soldOut'],
  },
  cancelled: {
    order: 'cancelled',
    duePayment: 'failed',
    lines: 'cancelled',
    pendingTask: 'release',
    closes: true,
    events: ['cancelled'],
  },
  /** Cash on delivery, and nothing of it can be handed over any more. */
  closedUnpaid: {
    order: 'cancelled',
    duePayment: 'failed',
    pendingTask: 'release',
    closes: true,
    events: ['cancelled'],
  },
  expired: { order: 'expired', pendingTask: 'release', closes: true, events: ['expired'] },
  partlyRefunded: { payment: 'partlyRefunded', events: ['refunded'] },
  refunded: { payment: 'refunded', events: ['refunded'] },
} as const satisfies Record<string, Transition>
export type OrderTransition = keyof typeof ORDER_TRANSITIONS

type OrderState<L extends Line> = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  fulfilment: Fulfilment
  lines: L[]
}

/** Only what has changed. */
type Patch<L extends Line> = Partial<OrderState<L>> & {
  pendingTask?: PendingTask
  cancelledAt?: string
  openKey?: string
  heldUntil?: null
  settling?: null
}

type Details = Partial<Pick<OrderEvent, 'by' | 'text' | 'paise' | 'line' | 'ref'>>
type TimelineEntry = Pick<OrderEvent, 'event'> & Details

/**
 * An order after a transition, and its timeline events: `details` are added to the last one. Throws a
 * RangeError when the tables do not allow the move.
 */
export function orderTransition<L extends Line>(
  order: CurrentOrder<L>,
  name: OrderTransition,
  now: Date,
  details: Details = {},
): { data: Patch<L>; events: TimelineEntry[] } {
  const {
    order: to,
    payment,
    duePayment,
    lines: state,
    pendingTask,
    closes,
    events,
  }: Transition = ORDER_TRANSITIONS[name]
  const isDue = order.paymentStatus === 'due'
  const whole = wholeOf({
    status: movedOrder(order.status, to ?? order.status),
    paymentStatus: movedPayment(
      order.paymentStatus,
      payment ?? (isDue ? duePayment : null) ?? order.paymentStatus,
    ),
    lines: state ? order.lines.map((line) => moveLine(line, state)) : [...order.lines],
  })
  const task = typeof pendingTask === 'object' ? (order.pendingTask ?? pendingTask.unless) : pendingTask
  return {
    data: {
      ...(whole.status !== order.status ? { status: whole.status, fulfilment: whole.fulfilment } : {}),
      ...(whole.paymentStatus !== order.paymentStatus ? { paymentStatus: whole.paymentStatus } : {}),
      ...(state ? { lines: whole.lines } : {}),
      ...(task ? { pendingTask: task } : {}),
      ...(to === 'cancelled' ? { cancelledAt: now.toISOString() } : {}),
      ...(closes ? { openKey: `closed:${order.id}`, heldUntil: null, settling: null } : {}),
    },
    events: events.map((event, index) => ({ event, ...(index === events.length - 1 ? details : {}) })),
  }
}

/**
 * The order's statuses for the current states of its lines: completed with the last line once it is paid,
 * cancelled when all lines are. An order whose lines moved back (`isReopened`) is open again.
 */
export function applyLineStates<L extends Line>(
  { status, paymentStatus }: Pick<CurrentOrder<L>, 'status' | 'paymentStatus'>,
  lines: readonly L[],
  { isReopened = false } = {},
): OrderState<L> {
  const isCancelled = lines.every(({ state }) => state === 'cancelled')
  const before = isReopened && status === 'completed' ? 'confirmed' : status
  return wholeOf({
    status: isCancelled ? movedOrder(before, 'cancelled') : before,
    paymentStatus: isCancelled && paymentStatus === 'due' ? movedPayment('due', 'failed') : paymentStatus,
    lines: [...lines],
  })
}

const CONFIRMED: readonly OrderStatus[] = ['confirmed', 'completed']

function wholeOf<L extends Line>({
  status,
  paymentStatus,
  lines,
}: Omit<OrderState<L>, 'fulfilment'>): OrderState<L> {
  const states = lines.map(({ state }) => state)
  const fulfilment = status === 'cancelled' ? 'cancelled' : fulfilmentOf(states, CONFIRMED.includes(status))
  const isOver = status === 'confirmed' && fulfilment === 'done' && paymentStatus !== 'due'
  return { status: isOver ? movedOrder(status, 'completed') : status, paymentStatus, fulfilment, lines }
}

function movedOrder(from: OrderStatus, to: OrderStatus): OrderStatus {
  if (from !== to && !canOrderMove(from, to))
    throw new RangeError(`an order that is ${from} cannot become ${to}`)
  return to
}

function movedPayment(from: PaymentStatus, to: PaymentStatus): PaymentStatus {
  if (from !== to && !canPaymentMove(from, to))
    throw new RangeError(`a payment that is ${from} cannot become ${to}`)
  return to
}
