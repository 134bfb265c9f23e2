import type { CourierId, CourierTask } from '../shipments/couriers.ts'
import { isAwaitingCourier, type ShipmentState } from '../shipments/states.ts'
import type { LineState, OrderStatus, PaymentStatus } from './moves.ts'
import type { OrderEvent } from './OrderSchemas.ts'

type Parcel = {
  id: unknown
  state: ShipmentState
  courier: CourierId
  courierTask?: CourierTask | null
  providerOrderId?: string | null
}
type Order = {
  status: OrderStatus
  pendingTask?: string | null
  lines: readonly { state: LineState; shipment?: string | null; goods: readonly unknown[] }[]
}

/** Whether a line's goods are still to be sent to the address of the order. */
export const USES_ADDRESS: Readonly<Record<LineState, boolean>> = {
  waiting: true,
  backordered: true,
  packed: true,
  // They may be sent again.
  undelivered: true,
  lost: true,
  shipped: false,
  delivered: false,
  fulfilled: false,
  returned: false,
  refunded: false,
  revoked: false,
  cancelled: false,
}
const OPEN: readonly OrderStatus[] = ['placed', 'confirmed']
/** Pending tasks that use the order's current address. */
const BUSY: readonly string[] = ['fulfil', 'ledger', 'release']

/** Whether a courier with an API has the parcel's address, or is being sent it. */
const isBooked = ({ courier, providerOrderId, courierTask }: Parcel): boolean =>
  courier !== 'manual' && (Boolean(providerOrderId) || courierTask === 'assign')

/** Whether a parcel gets the new address of its order: no courier has the old one yet. */
export const followsOrderAddress = (parcel: Parcel): boolean =>
  isAwaitingCourier(parcel.state) && !isBooked(parcel)

/** Why the delivery address of an order can't be changed. */
export type AddressProblem = 'ended' | 'nothingToSend' | 'handedOver' | 'booked' | 'busy'

/**
 * Why the delivery address of an order can't be changed now; null while something is still to be sent to it.
 * Parcels already handed over keep their address and do not prevent a change.
 */
export function addressProblem(order: Order, parcels: readonly Parcel[]): AddressProblem | null {
  if (!OPEN.includes(order.status)) return 'ended'
  const goods = order.lines.filter((line) => line.goods.length > 0)
  if (goods.length === 0) return 'nothingToSend'
  const hasLeft = (shipment: string | null | undefined) =>
    parcels.some(({ id, state }) => String(id) === shipment && !isAwaitingCourier(state))
  const uses = goods.filter(
    ({ state, shipment }) => USES_ADDRESS[state] && !(state === 'packed' && hasLeft(shipment)),
  )
  if (uses.length === 0)
    return goods.every(({ state }) => state === 'cancelled') ? 'nothingToSend' : 'handedOver'
  if (parcels.some((parcel) => isAwaitingCourier(parcel.state) && isBooked(parcel))) return 'booked'
  return BUSY.includes(order.pendingTask ?? '') ? 'busy' : null
}

/**
 * The next pending task of an order whose parcels have its new address: an order stores one pending task, so
 * whatever was pending before or has been added since is done after it. Both tasks may be repeated.
 */
export const taskAfterAddress = ({
  status,
  paymentStatus,
}: {
  status: OrderStatus
  paymentStatus: PaymentStatus
}): 'ledger' | 'notify' | null => {
  if (status === 'confirmed' || status === 'completed') return 'ledger'
  return status === 'placed' && paymentStatus === 'due' ? 'notify' : null
}

/** Number of address changes of an order; a caller sends the number that it read. */
export const addressVersion = ({ timeline }: { timeline: readonly Pick<OrderEvent, 'event'>[] }): number =>
  timeline.filter(({ event }) => event === 'addressChanged').length

/**
 * When the address of a parcel changed after packing, ms: its slip must be printed again. Null when it did
 * not change, and once the parcel is on its way.
 */
export function readdressedAt(
  { timeline }: { timeline: readonly Pick<OrderEvent, 'event' | 'at'>[] },
  { state, packedAt }: { state: ShipmentState; packedAt?: string | null },
): number | null {
  if (!isAwaitingCourier(state) || !packedAt) return null
  const changed = timeline.findLast(({ event }) => event === 'addressChanged')
  return changed && changed.at > Date.parse(packedAt) ? changed.at : null
}
