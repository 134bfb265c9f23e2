import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { Order, Shipment } from '#payload-types'
import { readOrder, shipmentsOf } from './readShipment.ts'
import { isBeingResent } from './reserveForResend.ts'

/** The parcel in which the goods of another one are sent again; null while they wait to be packed. */
export type ResendState = { next: Shipment | null }

const FAILED_STATES: readonly Shipment['state'][] = ['rtoDelivered', 'lost']

/**
 * The state of the resent goods of a returned or lost parcel; null when they were not resent, and when
 * they were refunded before they were packed again.
 * @param parcels all parcels of the order
 */
export function resendStateOf(
  order: Pick<Order, 'lines'>,
  shipment: Shipment,
  parcels: readonly Shipment[],
): ResendState | null {
  const { id, state, returnState, lines } = shipment
  if (!FAILED_STATES.includes(state) || returnState !== 'done' || !isBeingResent(order, shipment)) return null
  const holders = new Set(lines.map(({ index }) => order.lines[index]?.shipment))
  const next = parcels.find(
    (parcel) => parcel.id !== id && parcel.state !== 'pending' && holders.has(String(parcel.id)),
  )
  return { next: next ?? null }
}

/** Like `resendStateOf`, but loads the order and its parcels. */
export async function findResendState(payload: BasePayload, shipment: Shipment): Promise<ResendState | null> {
  if (!FAILED_STATES.includes(shipment.state) || shipment.returnState !== 'done') return null
  const order = await readOrder(payload, shipment)
  return order && resendStateOf(order, shipment, await shipmentsOf(payload, idOf(shipment.order) as string))
}
