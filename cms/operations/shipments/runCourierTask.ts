import type { BasePayload } from 'payload'
import type { CourierTask } from '#domain/shipments/couriers.ts'
import type { Shipment } from '#payload-types'
import type { CourierShop } from '../../adapters/couriers/CourierProvider.ts'
import { courierProvider } from '../../adapters/couriers/providers.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { assignAwb } from './assignAwb.ts'
import { cancelAtCourier } from './cancelAtCourier.ts'
import { changeShipment } from './changeShipment.ts'
import { endCourierTask } from './endCourierTask.ts'
import { resend } from './resend.ts'
import { restock } from './restock.ts'
import { undoMove } from './undoMove.ts'

/**
 * Runs the courier task of a parcel. The attempt is counted first, so that after a kill the next run knows that the courier may have
 * received the request.
 */
export async function runCourierTask(payload: BasePayload, shipment: Shipment, now: Date): Promise<void> {
  const id = String(shipment.id)
  const courierTask = shipment.courierTask as CourierTask
  await changeShipment(payload, id, now, ({ tries }) => ({ data: { tries: tries + 1 }, answer: null }))
  if (courierTask === 'restock') return restock(payload, shipment, now)
  if (courierTask === 'resend') return resend(payload, shipment, now)
  if (courierTask === 'undo') return undoMove(payload, shipment, now)
  const provider = courierProvider(shipment.courier)
  const shop: CourierShop = { payload, project: await projectOfRow(payload, shipment) }
  if (courierTask === 'cancel') return cancelAtCourier(provider, shop, shipment, now)
  if (!provider) return endCourierTask(payload, id, courierTask, {}, now)
  if (courierTask === 'assign') return assignAwb(provider, shop, shipment, now)
  const { providerShipmentId } = shipment
  const pickupAt = providerShipmentId ? await provider.requestPickup({ ...shop, providerShipmentId }) : null
  return endCourierTask(
    payload,
    id,
    courierTask,
    { pickupAt: new Date(pickupAt ?? now.getTime()).toISOString() },
    now,
  )
}
