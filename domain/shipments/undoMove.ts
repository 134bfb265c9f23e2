import { isCashDue, isCashUncollectable, isFullyDelivered } from '../orders/cashOnDelivery.ts'
import { type LineState, moveLineBack, type OrderStatus, type PaymentStatus } from '../orders/moves.ts'
import type { OrderEvent } from '../orders/OrderSchemas.ts'
import { isOfParcel } from '../returns/isOfParcel.ts'
import type { PendingReturn, ReturnedEntry } from '../returns/ReturnSchemas.ts'
import { hasReturnActivity } from '../returns/returnedPieces.ts'
import { stateAfterScans } from './applyScans.ts'
import type { Scan } from './Scan.ts'
import { canShipmentMove, isHandedToCourier, type ShipmentState } from './states.ts'

type TrackedParcel = { ownState: ShipmentState; state: ShipmentState; scans: readonly Scan[] }
type Parcel = { lines: readonly { index: number }[]; id: unknown; state: ShipmentState; cashPaise: number }
type Line = {
  title: string
  state: LineState
  shipment?: string | null | undefined
  goods: readonly unknown[]
}
type Order<L extends Line = Line> = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  method?: string | null
  lines: readonly L[]
  returnedEntries: readonly ReturnedEntry[]
  pendingReturns: readonly PendingReturn[]
  timeline: readonly OrderEvent[]
}

/**
 * The status that staff set last, and the parcel's state without it. Null if the courier (also) reported that
 * status: only a status set by staff can be undone.
 */
export function lastManualMove({
  ownState,
  state,
  scans,
}: TrackedParcel): { scan: Scan; before: ShipmentState } | null {
  const scan = scans.findLast((entry) => entry.source === 'staff' && entry.state === state)
  if (!scan) return null
  const before = stateAfterScans(
    ownState,
    scans.filter((entry) => entry !== scan),
  )
  return canShipmentMove(before, state) ? { scan, before } : null
}

/** The state of an order line whose parcel is in a state. */
export const lineStateOf = (state: ShipmentState): LineState => {
  if (state === 'delivered' || state === 'lost') return state
  if (state === 'rtoDelivered') return 'undelivered'
  return isHandedToCourier(state) ? 'shipped' : 'packed'
}

/** An irreversible consequence of a parcel's status. */
export type UndoProblem = 'closed' | 'refunded' | 'cashCounted' | 'decided'

/** Why a parcel's status can no longer be undone; null while it has no irreversible consequence. */
export function undoProblem(
  order: Order,
  parcel: Parcel & { returnState?: string | null },
): UndoProblem | null {
  const indexes = parcel.lines.map(({ index }) => index)
  if (order.status === 'cancelled' || order.status === 'expired') return 'closed'
  const isRefunded = indexes.some((index) =>
    hasReturnActivity(order, index, (id) => isOfParcel(order, parcel, id, index)),
  )
  if (isRefunded) return 'refunded'
  if (parcel.state === 'delivered' && parcel.cashPaise > 0 && order.paymentStatus !== 'due')
    return 'cashCounted'
  const isUnchanged = indexes.every((index) => {
    const line = order.lines[index]
    return line?.shipment === String(parcel.id) && line.state === lineStateOf(parcel.state)
  })
  return isUnchanged && parcel.returnState !== 'done' ? null : 'decided'
}

const EVENTS: Partial<Record<LineState, OrderEvent['event']>> = {
  shipped: 'shipped',
  delivered: 'delivered',
  undelivered: 'cameBack',
  lost: 'lost',
}

/**
 * The order's lines with those of the parcel back in an earlier state, and the order events that never
 * happened.
 */
export function revertedLines<L extends Line>(
  { lines }: { lines: readonly L[] },
  parcel: Pick<Parcel, 'lines' | 'id' | 'state'>,
  before: ShipmentState,
): { lines: L[]; events: OrderEvent['event'][] } {
  const indexes = new Set(parcel.lines.map(({ index }) => index))
  const [from, to] = [lineStateOf(parcel.state), lineStateOf(before)]
  const undone: LineState[] =
    from === to ? [] : to === 'packed' ? [...new Set([from, 'shipped' as const])] : [from]
  return {
    lines: lines.map((line, index) =>
      indexes.has(index) && line.shipment === String(parcel.id) ? moveLineBack(line, to) : line,
    ),
    events: undone.flatMap((state) => EVENTS[state] ?? []),
  }
}

/**
 * The immediate, irreversible consequence of a status set by staff: the order's cash counts as received, or
 * the unpaid order is closed. Null for a status that can still be undone.
 */
export function irreversibleEffect(
  order: Order,
  parcel: Pick<Parcel, 'lines'>,
  to: ShipmentState,
  collectsCash: boolean,
): 'cashCounted' | 'closed' | null {
  const indexes = new Set(parcel.lines.map(({ index }) => index))
  const lines = order.lines.map((line, index) =>
    indexes.has(index) ? { ...line, state: lineStateOf(to) } : line,
  )
  if (to === 'delivered' && collectsCash && isCashDue(order) && isFullyDelivered(lines)) return 'cashCounted'
  return to === 'rtoDelivered' && isCashUncollectable({ ...order, lines }, ['undelivered']) ? 'closed' : null
}
