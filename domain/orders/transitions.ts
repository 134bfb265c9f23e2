import {
  canOrderMove,
  canPaymentMove,
  type Fulfilment,
  fulfilmentOf,
  type LineState,
  movedLine,
  type OrderStatus,
  type PaymentStatus,
} from './moves.ts'
import type { OrderEvent } from './OrderSchemas.ts'

type Line = { state: LineState }
type Standing<L extends Line> = {
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
  /** What the payment becomes where the money was still due. */
  duePayment?: PaymentStatus
  /** Every line of it. */
  lines?: LineState
  /** What the server owes the order from then on; `unless` other work is there already. */
  pendingTask?: PendingTask | { unless: PendingTask }
  /** Nobody places or pays it by the same click any more, and it holds nothing for later. */
  closes?: true
  events: readonly OrderEvent['event'][]
}

/** How an order that is placed stands at first. */
export const PLACED = { status: 'placed', paymentStatus: 'pending', fulfilment: 'open' } as const

/**
 * Everything that happens to an order as a whole: where it moves to, what the server owes it then, and what its timeline says. Whoever
 * writes a status asks here. What happens to single lines is `movedLines`.
 */
export const ORDER_TRANSITIONS = {
  /** At a gateway; after a failed attempt, too. */
  paymentStarted: { payment: 'pending', events: ['paymentStarted'] },
  paymentFailed: { payment: 'failed', events: ['paymentFailed'] },
  transferAwaited: { payment: 'due', pendingTask: { unless: 'notify' }, events: ['paymentDue'] },
  soldOnDelivery: {
    ...{ order: 'confirmed', payment: 'due', pendingTask: { unless: 'ledger' }, closes: true },
    events: ['confirmed', 'paymentDue'],
  },
  paid: { order: 'confirmed', payment: 'paid', pendingTask: 'fulfil', closes: true, events: ['paid'] },
  cashCollected: { payment: 'paid', pendingTask: { unless: 'ledger' }, events: ['paid'] },
  /** Paid when everything was sold by then. */
  soldOut: {
    order: 'cancelled',
    lines: 'cancelled',
    pendingTask: 'release',
    closes: true,
    events: ['soldOut'],
  },
  cancelled: {
    ...{ order: 'cancelled', duePayment: 'failed', lines: 'cancelled', pendingTask: 'release', closes: true },
    events: ['cancelled'],
  },
  /** To be paid on delivery, and nothing of it can be handed over any more. */
  closedUnpaid: {
    ...{ order: 'cancelled', duePayment: 'failed', pendingTask: 'release', closes: true },
    events: ['cancelled'],
  },
  expired: { order: 'expired', pendingTask: 'release', closes: true, events: ['expired'] },
  partlyRefunded: { payment: 'partlyRefunded', events: ['refunded'] },
  refunded: { payment: 'refunded', events: ['refunded'] },
} as const satisfies Record<string, Transition>
export type OrderTransition = keyof typeof ORDER_TRANSITIONS

type Whole<L extends Line> = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  fulfilment: Fulfilment
  lines: L[]
}

/** Only what is other than before. */
type Patch<L extends Line> = Partial<Whole<L>> & {
  pendingTask?: PendingTask
  cancelledAt?: string
  openKey?: string
  heldUntil?: null
  settling?: null
}

type Details = Partial<Pick<OrderEvent, 'by' | 'text' | 'paise'>>
type Told = Pick<OrderEvent, 'event'> & Details

/**
 * What an order is after a transition, and what its timeline says of it: `details` belong to the last event. Throws a RangeError where the
 * tables of moves have no such move.
 */
export function orderTransition<L extends Line>(
  order: Standing<L>,
  name: OrderTransition,
  now: Date,
  details: Details = {},
): { data: Patch<L>; events: Told[] } {
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
    lines: state ? order.lines.map((line) => movedLine(line, state)) : [...order.lines],
  })
  const owed = typeof pendingTask === 'object' ? (order.pendingTask ?? pendingTask.unless) : pendingTask
  return {
    data: {
      ...(whole.status !== order.status ? { status: whole.status, fulfilment: whole.fulfilment } : {}),
      ...(whole.paymentStatus !== order.paymentStatus ? { paymentStatus: whole.paymentStatus } : {}),
      ...(state ? { lines: whole.lines } : {}),
      ...(owed ? { pendingTask: owed } : {}),
      ...(to === 'cancelled' ? { cancelledAt: now.toISOString() } : {}),
      ...(closes ? { openKey: `closed:${order.id}`, heldUntil: null, settling: null } : {}),
    },
    events: events.map((event, index) => ({ event, ...(index === events.length - 1 ? details : {}) })),
  }
}

/**
 * What an order is as a whole with its lines as they are now: completed with the last of them once it is paid, cancelled when nothing is left
 * of it. An order whose lines went back to where they were (`isReopened`) is open again.
 */
export function movedLines<L extends Line>(
  { status, paymentStatus }: Pick<Standing<L>, 'status' | 'paymentStatus'>,
  lines: readonly L[],
  { isReopened = false } = {},
): Whole<L> {
  const isGone = lines.every(({ state }) => state === 'cancelled')
  const before = isReopened && status === 'completed' ? 'confirmed' : status
  return wholeOf({
    status: isGone ? movedOrder(before, 'cancelled') : before,
    paymentStatus: isGone && paymentStatus === 'due' ? movedPayment('due', 'failed') : paymentStatus,
    lines: [...lines],
  })
}

const OWED: readonly OrderStatus[] = ['confirmed', 'completed']

function wholeOf<L extends Line>({ status, paymentStatus, lines }: Omit<Whole<L>, 'fulfilment'>): Whole<L> {
  const states = lines.map(({ state }) => state)
  const fulfilment = status === 'cancelled' ? 'cancelled' : fulfilmentOf(states, OWED.includes(status))
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
