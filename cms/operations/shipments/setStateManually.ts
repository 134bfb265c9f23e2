import type { BasePayload } from 'payload'
import { canShipmentMove, type ShipmentState } from '#domain/shipments/states.ts'
import type { Shipment } from '#payload-types'
import { applyTrackingUpdates } from './applyTrackingUpdates.ts'
import { readShipment } from './readShipment.ts'

/** Records a parcel state set by staff; false when the move is not allowed or the parcel has changed in the meantime. */
export async function setStateManually(
  payload: BasePayload,
  shipment: Shipment,
  { to, note = '', by }: { to: ShipmentState; note?: string | undefined; by: string },
  now: Date,
): Promise<boolean> {
  if (!canShipmentMove(shipment.state, to)) return false
  const id = String(shipment.id)
  // After all known scans, even if a courier's clock is ahead.
  const at = Math.max(now.getTime(), (shipment.scans.at(-1)?.at ?? 0) + 1)
  const scan = { at, state: to, text: note, place: null, source: 'staff' as const, by }
  await applyTrackingUpdates(payload, id, { courierName: null, expectedOn: null, scans: [scan] }, now)
  return (await readShipment(payload, id))?.state === to
}
