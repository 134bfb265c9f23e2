import type { CourierId, CourierTask } from '../courier/couriers.ts'
import { isWaiting, type ShipmentState } from '../courier/states.ts'
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

/** Whether the goods of a line are still to be sent to the address of its order. */
export const USES_ADDRESS: Readonly<Record<LineState, boolean>> = {
  ...{ waiting: true, backordered: true, packed: true },
  // To be sent again, perhaps.
  ...{ undelivered: true, lost: true },
  ...{ shipped: false, delivered: false, fulfilled: false },
  ...{ returned: false, refunded: false, revoked: false, cancelled: false },
}
const OPEN: readonly OrderStatus[] = ['placed', 'confirmed']
/** What the server still does for an order by the address that it has. */
const BUSY: readonly string[] = ['fulfil', 'ledger', 'release']

/** Whether a courier that is called has a parcel's address already, or is being told it. */
const isBooked = ({ courier, providerOrderId, courierTask }: Parcel): boolean =>
  courier !== 'manual' && (Boolean(providerOrderId) || courierTask === 'assign')

/** Whether a parcel takes the new address of its order: nobody outside has it yet. */
export const takesAddress = (parcel: Parcel): boolean => isWaiting(parcel.state) && !isBooked(parcel)

/** Why the delivery address of an order can't be changed. */
export type AddressProblem = 'ended' | 'nothingToSend' | 'handedOver' | 'booked' | 'busy'

/**
 * Why the delivery address of an order can't be changed now; null while something is still to be sent to it. Parcels that were handed
 * over keep their own address and stand in nobody's way.
 */
export function addressProblem(order: Order, parcels: readonly Parcel[]): AddressProblem | null {
  if (!OPEN.includes(order.status)) return 'ended'
  const goods = order.lines.filter((line) => line.goods.length > 0)
  if (goods.length === 0) return 'nothingToSend'
  const isLeft = (shipment: string | null | undefined) =>
    parcels.some(({ id, state }) => String(id) === shipment && !isWaiting(state))
  const uses = goods.filter(
    ({ state, shipment }) => USES_ADDRESS[state] && !(state === 'packed' && isLeft(shipment)),
  )
  if (uses.length === 0)
    return goods.every(({ state }) => state === 'cancelled') ? 'nothingToSend' : 'handedOver'
  if (parcels.some((parcel) => isWaiting(parcel.state) && isBooked(parcel))) return 'booked'
  return BUSY.includes(order.pendingTask ?? '') ? 'busy' : null
}

/**
 * What the server does next for an order whose parcels have its new address: an order keeps one pending task, so whatever it owed or came
 * to owe in between is done after it. Both may be repeated.
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

/** How often the address of an order has changed: the caller names the number it read. */
export const addressVersion = ({ timeline }: { timeline: readonly Pick<OrderEvent, 'event'>[] }): number =>
  timeline.filter(({ event }) => event === 'addressChanged').length

/** When the address of a parcel changed after it was packed, ms: its slip is printed anew. Null when it did not, and once it is on its way. */
export function readdressedAt(
  { timeline }: { timeline: readonly Pick<OrderEvent, 'event' | 'at'>[] },
  { state, packedAt }: { state: ShipmentState; packedAt?: string | null },
): number | null {
  if (!isWaiting(state) || !packedAt) return null
  const changed = timeline.findLast(({ event }) => event === 'addressChanged')
  return changed && changed.at > Date.parse(packedAt) ? changed.at : null
}
