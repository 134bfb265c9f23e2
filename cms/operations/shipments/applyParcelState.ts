import type { BasePayload } from 'payload'
import { isHandedToCourier, isShipmentOver } from '#domain/shipments/states.ts'
import type { Shipment } from '#payload-types'
import { recordCash } from '../orders/recordCash.ts'
import { changeShipment } from './changeShipment.ts'
import { abandonedParcel } from './finishPacking.ts'
import { handleReturnedParcel } from './handleReturnedParcel.ts'
import { moveLines } from './moveLines.ts'
import { notifyParcelState } from './notifyParcelState.ts'
import { readOrder } from './readShipment.ts'

/**
 * Applies the state of a parcel to its order: line states, cash on delivery, notification of the student. Idempotent from any point;
 * `appliedState` is the last state applied.
 */
export async function applyParcelState(payload: BasePayload, shipment: Shipment, now: Date): Promise<void> {
  const { state } = shipment
  if (state === 'cancelled') await moveLines(payload, shipment, 'waiting', now)
  else if (state === 'delivered') {
    await moveLines(payload, shipment, 'delivered', now)
    const order = await readOrder(payload, shipment)
    if (order) await recordCash(payload, order, shipment.courierName ?? shipment.reference, now)
  } else if (isHandedToCourier(state)) await moveLines(payload, shipment, 'shipped', now)
  if (state === 'rtoDelivered' || state === 'lost') await handleReturnedParcel(payload, shipment, now)
  await notifyParcelState(payload, shipment, now)
  await changeShipment(payload, String(shipment.id), now, (row) => ({
    data: {
      ...(state === 'cancelled' ? abandonedParcel(String(row.id), now) : {}),
      appliedState: state,
      shippedAt: row.shippedAt ?? (isHandedToCourier(state) ? now.toISOString() : null),
      ...(isShipmentOver(state) ? { endedAt: row.endedAt ?? now.toISOString(), queryAt: null } : {}),
    },
    answer: null,
  }))
}
