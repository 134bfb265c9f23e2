import type { BasePayload } from 'payload'
import { NOT_RECEIVED } from '#domain/orders/unpaidAtDoor.ts'
import type { Shipment } from '#payload-types'
import { changeShipment } from './changeShipment.ts'
import { closeUnpaid } from './closeUnpaid.ts'
import { notifyOfDecision } from './notifyOfParcel.ts'
import { readShipment } from './readShipment.ts'
import { resumeParcel } from './resumeParcel.ts'

/** What becomes of the goods of a parcel that came back or was lost: into stock, not into stock, or sent once more. */
export type ParcelDecision = 'restock' | 'close' | 'resend'

const isOpen = ({ returnState, courierTask, state }: Shipment, decision: ParcelDecision): boolean =>
  returnState === 'open' && !courierTask && (decision !== 'restock' || state === 'rtoDelivered')

/** Decides about a parcel once; false when it was decided before, or that cannot be decided. Answers when it is done. */
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
 * Closes the order of a lost parcel that was to be paid on delivery, once nothing of it can be handed over any more, and the parcel with
 * it. False when something else was decided before. May be repeated.
 */
export async function closeOrderOfLost(
  payload: BasePayload,
  id: string,
  by: string | null,
  now: Date,
): Promise<boolean> {
  const shipment = await readShipment(payload, id)
  if (shipment?.state !== 'lost' || !isOpen(shipment, 'close')) return false
  if (!(await closeUnpaid(payload, shipment, NOT_RECEIVED, now))) return false
  await notifyOfDecision(payload, shipment, 'closed', now)
  await decideParcel(payload, id, 'close', by, now)
  return true
}
