import { isAwaitingCourier } from '#domain/shipments/states.ts'
import type { Shipment } from '#payload-types'
import type { CourierProvider, CourierShop } from '../../adapters/couriers/CourierProvider.ts'
import { changeShipment } from './changeShipment.ts'

/**
 * Cancels a parcel before pickup, first at the courier, then here, where its lines can be packed again. A parcel picked up in the
 * meantime stays unchanged.
 */
export async function cancelAtCourier(
  provider: CourierProvider | null,
  shop: CourierShop,
  { id, reference, providerOrderId, tries }: Shipment,
  now: Date,
): Promise<void> {
  const known =
    provider && (providerOrderId ?? (tries > 0 ? await provider.find({ ...shop, reference }) : null))
  if (provider && known) {
    const there = typeof known === 'string' ? known : known.providerOrderId
    await provider.cancel({ ...shop, providerOrderId: there })
  }
  await changeShipment(shop.payload, String(id), now, (row) => ({
    data: {
      courierTask: null,
      lastError: null,
      ...(isAwaitingCourier(row.state) ? { state: 'cancelled', ownState: 'cancelled' } : {}),
    },
    answer: null,
  }))
}
