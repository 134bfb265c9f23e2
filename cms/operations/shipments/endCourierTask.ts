import type { BasePayload } from 'payload'
import type { CourierTask } from '#domain/shipments/couriers.ts'
import type { Shipment } from '#payload-types'
import { changeShipment } from './changeShipment.ts'

/** Stores the result of a courier task and clears it; a task set in the meantime stays. */
export async function endCourierTask(
  payload: BasePayload,
  id: string,
  courierTask: CourierTask,
  data: Partial<Shipment>,
  now: Date,
): Promise<void> {
  await changeShipment(payload, id, now, (row) => ({
    data: { ...data, lastError: null, ...(row.courierTask === courierTask ? { courierTask: null } : {}) },
    answer: null,
  }))
}
