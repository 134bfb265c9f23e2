import { isCounted } from '#domain/catalogue/kinds.ts'
import { isCancellable, isReversed, isUnsent } from '#domain/orders/moves.ts'
import { moneyOfUnreceived, NOT_RECEIVED, type UnreceivedMoney } from '#domain/orders/unpaidAtDoor.ts'
import type { Order, OrderLine } from '#site/data/shop/orders.ts'
import type { ReturnRow } from '#site/data/shop/returns.ts'

/** Where an order stands, in one word of the three axes: order, payment, lines. */
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

/** The first of these that a line is in says where the parcel is. */
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

const GOES_ON: readonly OrderLine['state'][] = ['shipped', 'packed', 'waiting', 'backordered']

/** The state that says most about an order now: while some of it is still to come, that comes before a refund of the rest. */
export function stateOf({ status, paymentStatus, lines }: States): OrderStateName {
  if (status === 'cancelled') return 'cancelled'
  if (status === 'expired') return 'expired'
  if (paymentStatus === 'refunded') return 'refunded'
  if (paymentStatus === 'partlyRefunded') {
    const goesOn = PARCEL.find(
      ([state]) => GOES_ON.includes(state) && lines.some((line) => line.state === state),
    )
    return goesOn?.[1] ?? 'partlyRefunded'
  }
  if (status === 'placed') {
    if (paymentStatus === 'failed') return 'paymentFailed'
    return paymentStatus === 'due' ? 'transferAwaited' : 'notPaid'
  }
  return PARCEL.find(([state]) => lines.some((line) => line.state === state))?.[1] ?? 'paid'
}

/**
 * What did not reach the student and nobody has refunded or sent again: how, and what it means for their money. Null where nothing
 * of the order is in that state.
 */
export function unreceivedOf(
  order: States & Pick<Order, 'method'>,
): { how: (typeof NOT_RECEIVED)[number]; money: UnreceivedMoney } | null {
  const how = NOT_RECEIVED.find((state) => order.lines.some((line) => line.state === state))
  return how ? { how, money: moneyOfUnreceived(order) } : null
}

const COMING: readonly OrderStateName[] = ['packing', 'packed', 'onTheWay']

/** By when what is sent was promised, ms since epoch, while it is still to come; null else, and where nothing was promised. */
export const promisedBy = (
  order: States & { delivery?: { arrivesBy?: number | null } | null },
): number | null => (COMING.includes(stateOf(order)) ? (order.delivery?.arrivesBy ?? null) : null)

const WITH_PARCELS: readonly OrderStateName[] = [...COMING, 'backordered', 'partlyRefunded']

/** Whether the parcels of an order may say where it stands: not once it is over, or needs a decision of the staff. */
export const isTracked = (order: States): boolean => WITH_PARCELS.includes(stateOf(order))

/** Whether a transfer is waited for. */
export const awaitsTransfer = ({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  status === 'placed' && paymentStatus === 'due'

/** Whether money came for it, all of it or what is left after a refund. */
export const isPaid = ({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean =>
  paymentStatus === 'paid' || paymentStatus === 'partlyRefunded'

/** Whether lines of it may be given back: it counts, and is not cancelled as a whole at this moment. */
export const isGivenBack = ({ status, lines }: Omit<States, 'paymentStatus'>): boolean =>
  (status === 'confirmed' || status === 'completed') &&
  lines.some(({ state }) => !isReversed(state)) &&
  !(lines.length === 1 && isCancellable({ status, lines }))

/** What giving back lines of it would be: what is not sent yet is cancelled, the rest is returned or refunded. */
export function wayBackOf(lines: readonly Pick<OrderLine, 'state'>[]): 'cancel' | 'either' | 'giveBack' {
  const open = lines.filter(({ state }) => !isReversed(state))
  if (!open.some(({ state }) => isUnsent(state))) return 'giveBack'
  return open.every(({ state }) => isUnsent(state)) ? 'cancel' : 'either'
}

type Cancelled = Pick<ReturnRow, 'kind' | 'state' | 'lines'>

/** How many of a line were cancelled before they were sent. @param index of the line in the order */
export const cancelledOf = (returns: readonly Cancelled[], index: number): number =>
  returns
    .filter(({ kind, state }) => kind === 'cancel' && (state === 'refunding' || state === 'done'))
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.index === index ? line.quantity : 0), 0)

const ENDED: readonly Order['status'][] = ['cancelled', 'expired']

/** What can be bought once more: goods and keys of any order, everything of one that came to nothing. */
export const againOf = <Line extends Pick<OrderLine, 'kind'>>({
  status,
  paymentStatus,
  lines,
}: Pick<Order, 'status' | 'paymentStatus'> & { lines: readonly Line[] }): Line[] => {
  const isOver = ENDED.includes(status) || paymentStatus === 'refunded'
  if (status === 'placed') return []
  return lines.filter(({ kind }) => isOver || isCounted(kind))
}
