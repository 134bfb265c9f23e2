import type { BasePayload } from 'payload'
import type { ShipmentErrand } from '#domain/courier/couriers.ts'
import type { Shipment } from '#payload-types'
import { changeShipment } from './changeShipment.ts'

/** Notes what an errand brought; another one that was given meanwhile stays. */
export async function endErrand(
  payload: BasePayload,
  id: string,
  errand: ShipmentErrand,
  data: Partial<Shipment>,
  now: Date,
): Promise<void> {
  await changeShipment(payload, id, now, (row) => ({
    data: { ...data, lastError: null, ...(row.errand === errand ? { errand: null } : {}) },
    answer: null,
  }))
}
