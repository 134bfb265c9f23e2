import type { BasePayload } from 'payload'
import type { ShipmentErrand } from '#domain/courier/couriers.ts'
import type { Shipment } from '#payload-types'
import type { CourierShop } from '../../adapters/couriers/CourierProvider.ts'
import { courierProvider } from '../../adapters/couriers/providers.ts'
import { projectOfRow } from '../commerce/projectOfRow.ts'
import { assignAwb } from './assignAwb.ts'
import { cancelAtCourier } from './cancelAtCourier.ts'
import { changeShipment } from './changeShipment.ts'
import { endErrand } from './endErrand.ts'
import { resend } from './resend.ts'
import { restock } from './restock.ts'
import { undoMove } from './undoMove.ts'

/**
 * Asks the courier for what a parcel still needs. The try is counted before: whoever goes on after a kill knows that the
 * courier may have been asked already.
 */
export async function runErrand(payload: BasePayload, shipment: Shipment, now: Date): Promise<void> {
  const id = String(shipment.id)
  const errand = shipment.errand as ShipmentErrand
  await changeShipment(payload, id, now, ({ tries }) => ({ data: { tries: tries + 1 }, answer: null }))
  if (errand === 'restock') return restock(payload, shipment, now)
  if (errand === 'resend') return resend(payload, shipment, now)
  if (errand === 'undo') return undoMove(payload, shipment, now)
  const provider = courierProvider(shipment.courier)
  const shop: CourierShop = { payload, project: await projectOfRow(payload, shipment) }
  if (errand === 'cancel') return cancelAtCourier(provider, shop, shipment, now)
  if (!provider) return endErrand(payload, id, errand, {}, now)
  if (errand === 'assign') return assignAwb(provider, shop, shipment, now)
  const { providerShipmentId } = shipment
  const pickupAt = providerShipmentId ? await provider.requestPickup({ ...shop, providerShipmentId }) : null
  return endErrand(payload, id, errand, { pickupAt: new Date(pickupAt ?? now.getTime()).toISOString() }, now)
}
