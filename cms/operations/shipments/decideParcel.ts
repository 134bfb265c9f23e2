import type { BasePayload } from 'payload'
import { UNRECEIVED_STATES } from '#domain/orders/cashOnDelivery.ts'
import type { Shipment } from '#payload-types'
import { changeShipment } from './changeShipment.ts'
import { closeUnpaidOrder } from './closeUnpaidOrder.ts'
import { notifyParcelDecision } from './notifyParcelState.ts'
import { readShipment } from './readShipment.ts'
import { resumeParcel } from './resumeParcel.ts'

/** Decision on the goods of a returned or lost parcel: restock, write off (`close`), or resend. */
export type ParcelDecision = 'restock' | 'close' | 'resend'

const isOpen = ({ returnState, courierTask, state }: Shipment, decision: ParcelDecision): boolean =>
  returnState === 'open' && !courierTask && (decision !== 'restock' || state === 'rtoDelivered')

/** Stores and applies the decision on a parcel; false when it was decided before or the decision is not allowed. */
export async function decideParcel(
  payload: BasePayload,
  id: string,
  decision: ParcelDecision,
  by: string | null,
  now: Date,
): Promise<boolean> {
  const decided = await changeShipment<boolean>(payload, id, now, (row) => {
    if (!isOpen(row, decision)) return { data: null, answer: false }
    const data: Partial<Shipment> =
      decision === 'close'
        ? { returnState: 'done', decidedBy: by }
        : { courierTask: decision, decidedBy: by, lastError: null, tryAt: now.toISOString() }
    return { data, answer: true }
  })
  if (decided && decision !== 'close') await resumeParcel(payload, id, now)
  return decided === true
}

/**
 * Closes the cash-on-delivery order of a lost parcel when nothing of the order can be delivered any more, and the parcel with it. False
 * when another decision was made before. Idempotent.
 */
export async function closeOrderOfLostParcel(
  payload: BasePayload,
  id: string,
  by: string | null,
  now: Date,
): Promise<boolean> {
  const shipment = await readShipment(payload, id)
  if (shipment?.state !== 'lost' || !isOpen(shipment, 'close')) return false
  if (!(await closeUnpaidOrder(payload, shipment, UNRECEIVED_STATES, now))) return false
  await notifyParcelDecision(payload, shipment, 'closed', now)
  await decideParcel(payload, id, 'close', by, now)
  return true
}
