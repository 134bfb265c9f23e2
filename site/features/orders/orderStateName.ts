import { hasLimitedStock } from '#domain/catalogue/kinds.ts'
import {
  paymentOfUnreceived,
  UNRECEIVED_STATES,
  type UnreceivedPayment,
} from '#domain/orders/cashOnDelivery.ts'
import { isCancellable, isReversed, isUnsent } from '#domain/orders/moves.ts'
import type { ShipmentState } from '#domain/shipments/states.ts'
import type { Order, OrderLine } from '#site/data/shop/orders.ts'
import type { ReturnRow } from '#site/data/shop/returns.ts'

/** The state of an order in one word, combined from order, payment and lines. */
export type OrderStateName =
  | 'notPaid'
  | 'paymentFailed'
  | 'transferAwaited'
  | 'expired'
  | 'cancelled'
  | 'refunded'
  | 'partlyRefunded'
  | 'undelivered'
  | 'lost'
  | 'returned'
  | 'backordered'
  | 'packing'
  | 'packed'
  | 'onTheWay'
  | 'delivered'
  | 'paid'

type States = Pick<Order, 'status' | 'paymentStatus'> & { lines: readonly Pick<OrderLine, 'state'>[] }

/** The first of these states that a line is in is the state of the parcel. */
const PARCEL = [
  ['undelivered', 'undelivered'],
  ['lost', 'lost'],
  ['shipped', 'onTheWay'],
  ['packed', 'packed'],
  ['waiting', 'packing'],
  ['backordered', 'backordered'],
  ['delivered', 'delivered'],
  ['returned', 'returned'],
] as const satisfies [OrderLine['state'], OrderStateName][]

const ACTIVE: readonly OrderLine['state'][] = ['shipped', 'packed', 'waiting', 'backordered']

/**
 * The most informative state of an order: while a part of it is still to be delivered, that comes before a
 * refund of the rest.
 */
export function orderStateName({ status, paymentStatus, lines }: States): OrderStateName {
  if (status === 'cancelled') return 'cancelled'
  if (status === 'expired') return 'expired'
  if (paymentStatus === 'refunded') return 'refunded'
  if (paymentStatus === 'partlyRefunded') {
    const active = PARCEL.find(
      ([state]) => ACTIVE.includes(state) && lines.some((line) => line.state === state),
    )
    return active?.[1] ?? 'partlyRefunded'
  }
  if (status === 'placed') {
    if (paymentStatus === 'failed') return 'paymentFailed'
    return paymentStatus === 'due' ? 'transferAwaited' : 'notPaid'
  }
  return PARCEL.find(([state]) => lines.some((line) => line.state === state))?.[1] ?? 'paid'
}

/**
 * Lines that did not reach the student and were neither refunded nor sent again: the state they are in, and what it means for
 * their money. Null when there are none.
 */
export function unreceivedLines(
  order: States & Pick<Order, 'method'>,
): { how: (typeof UNRECEIVED_STATES)[number]; money: UnreceivedPayment } | null {
  const how = UNRECEIVED_STATES.find((state) => order.lines.some((line) => line.state === state))
  return how ? { how, money: paymentOfUnreceived(order) } : null
}

/** States of a line that is in progress or fulfilled, whatever happened to the rest of its order. */
const RECEIVED_OR_COMING: readonly OrderLine['state'][] = [...ACTIVE, 'fulfilled', 'delivered']

/** The name of a state in the texts: a parcel that did not arrive may be only a part of an order. */
export function wordsOfState(order: States): OrderStateName | 'partUndelivered' | 'partLost' {
  const name = orderStateName(order)
  if (!order.lines.some(({ state }) => RECEIVED_OR_COMING.includes(state))) return name
  if (name === 'undelivered') return 'partUndelivered'
  return name === 'lost' ? 'partLost' : name
}

const PENDING_DELIVERY: readonly OrderStateName[] = ['packing', 'packed', 'onTheWay']

/**
 * The promised arrival, ms since epoch, while shipped lines are still pending; null otherwise, once returned or lost goods
 * were sent again (the promise was about their first parcel), and once a delivery attempt has failed: the parcel then shows what follows.
 */
export const promisedArrival = (
  order: States & {
    delivery?: { arrivesBy?: number | null } | null
    timeline: readonly { event: string }[]
  },
  parcels: readonly { attempts: number }[] = [],
): number | null => {
  const isFirst = !order.timeline.some(({ event }) => event === 'sentAgain')
  const hasFailed = parcels.some(({ attempts }) => attempts > 0)
  return isFirst && !hasFailed && PENDING_DELIVERY.includes(orderStateName(order))
    ? (order.delivery?.arrivesBy ?? null)
    : null
}

/**
 * The state of an order of which only amounts were refunded and nothing was returned: as if nothing had been
 * refunded. Null for all others.
 */
export const stateOfKept = ({ status, paymentStatus, lines }: States): OrderStateName | null =>
  paymentStatus === 'partlyRefunded' && !lines.some(({ state }) => isReversed(state))
    ? orderStateName({ status, paymentStatus: 'paid', lines })
    : null

const WITH_PARCELS: readonly OrderStateName[] = [...PENDING_DELIVERY, 'backordered']
/** States of a line whose parcel did not arrive, before a decision. */
const UNDECIDED: readonly OrderLine['state'][] = ['undelivered', 'lost']

/** Whether the state of an order may be derived from its parcels: not once it is completed or needs a decision of staff. */
export const isTracked = (order: States): boolean => {
  const name = orderStateName(order)
  // A lost parcel is shown until its goods are refunded.
  if (name === 'partlyRefunded') return order.lines.some(({ state }) => UNDECIDED.includes(state))
  return WITH_PARCELS.includes(name)
}

/**
 * The parcels from which the state of an order may be derived. A lost one no longer counts once its goods were
 * refunded: parcels that are still on their way take precedence.
 */
export const trackedParcels = <Parcel extends { state: ShipmentState }>(
  order: States,
  parcels: readonly Parcel[],
): Parcel[] =>
  isTracked(order)
    ? parcels.filter(({ state }) => state !== 'lost' || order.lines.some((line) => line.state === 'lost'))
    : []

/** Whether a bank transfer is still expected. */
export const awaitsTransfer = ({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  status === 'placed' && paymentStatus === 'due'

/** Whether the order is paid, fully or with a partial refund. */
export const isPaid = ({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean =>
  paymentStatus === 'paid' || paymentStatus === 'partlyRefunded'

/** Whether the student is to send goods of this return back now. */
export const isToSendBack = ({ kind, state }: Pick<ReturnRow, 'kind' | 'state'>): boolean =>
  kind === 'return' && state === 'approved'

type Returnable = Pick<Order, 'status' | 'payablePaise'> & {
  creditsPaise?: number | null
  lines: readonly Pick<OrderLine, 'state' | 'goods'>[]
}

/**
 * Whether lines may be returned: the order is confirmed and not just being cancelled as a whole, and something was paid for it or
 * can be sent back.
 */
export const canReturnLines = ({ status, lines, ...order }: Returnable): boolean =>
  (status === 'confirmed' || status === 'completed') &&
  (order.payablePaise + (order.creditsPaise ?? 0) > 0 || lines.some(({ goods }) => goods.length > 0)) &&
  lines.some(({ state }) => !isReversed(state)) &&
  !(lines.length === 1 && isCancellable({ status, lines }))

/** What returning these lines means: unshipped ones are cancelled, the others returned or refunded. */
export function returnAction(lines: readonly Pick<OrderLine, 'state'>[]): 'cancel' | 'either' | 'giveBack' {
  const open = lines.filter(({ state }) => !isReversed(state))
  if (!open.some(({ state }) => isUnsent(state))) return 'giveBack'
  return open.every(({ state }) => isUnsent(state)) ? 'cancel' : 'either'
}

type Gone = Pick<ReturnRow, 'kind' | 'state' | 'lines'>

/**
 * Units of a line that were cancelled before they were shipped, and units refunded after that, whether they came back or not.
 * @param index of the line in the order
 */
export function unitsGone(returns: readonly Gone[], index: number): { cancelled: number; refunded: number } {
  const count = (isCancel: boolean) =>
    returns
      .filter(
        ({ kind, state }) => (kind === 'cancel') === isCancel && (state === 'refunding' || state === 'done'),
      )
      .flatMap(({ lines }) => lines)
      // What was refused on arrival is not refunded.
      .reduce((sum, line) => sum + (line.index === index && line.grade !== 'refused' ? line.quantity : 0), 0)
  return { cancelled: count(true), refunded: count(false) }
}

const GIVEN_UP: readonly ReturnRow['state'][] = ['refused', 'withdrawn']
const RUNNING: readonly ReturnRow['state'][] = ['requested', 'approved', 'received', 'refunding']

type RequestedReturn = Pick<ReturnRow, 'id' | 'state' | 'lines'>

/**
 * How many of a line are neither returned nor requested, and the latest open request for some of it.
 * @param index of the line in the order
 */
export function lineReturnState<Row extends RequestedReturn>(
  { quantity }: Pick<OrderLine, 'quantity'>,
  returns: readonly Row[],
  index: number,
): { left: number; running: Row | null } {
  const own = returns.filter(({ lines }) => lines.some((line) => line.index === index && line.quantity > 0))
  const taken = own
    .filter(({ state }) => !GIVEN_UP.includes(state))
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.index === index ? line.quantity : 0), 0)
  return { left: quantity - taken, running: own.find(({ state }) => RUNNING.includes(state)) ?? null }
}

/** Whether anything of an order can still be returned. */
export const isAnythingReturnable = (
  lines: readonly Pick<OrderLine, 'quantity' | 'state'>[],
  returns: readonly RequestedReturn[],
): boolean =>
  lines.some((line, index) => !isReversed(line.state) && lineReturnState(line, returns, index).left > 0)

const ENDED: readonly Order['status'][] = ['cancelled', 'expired']

/**
 * The lines that can be bought again: goods and keys of any order, everything of a failed one that the person has not got otherwise.
 * @param isOpen whether a product is open to the person
 */
export const reorderableLines = <Line extends Pick<OrderLine, 'kind' | 'product' | 'objection'>>(
  { status, paymentStatus, lines }: Pick<Order, 'status' | 'paymentStatus'> & { lines: readonly Line[] },
  isOpen: (product: string) => boolean,
): Line[] => {
  const isOver = ENDED.includes(status) || paymentStatus === 'refunded'
  if (status === 'placed') return []
  return lines.filter(
    ({ kind, product, objection }) => !objection && (hasLimitedStock(kind) || (isOver && !isOpen(product))),
  )
}
