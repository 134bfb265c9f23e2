import { type Delivery, deliveryTime, NOT_DELIVERED } from '#domain/catalogue/deliveryTime.ts'
import { isServiceable, type ServiceArea } from '#domain/shipments/serviceArea.ts'
import { placeOfPincode } from './directory.ts'

/** Why a PIN code gets no delivery: it does not exist (`notDeliverable`) or is outside the project's service area (`notServed`). */
export type Undelivered = 'notDeliverable' | 'notServed'

/** Whether a project delivers to a PIN code, and the delivery time; used by product pages, addresses, quotes and orders. */
export function deliveryTo(
  area: ServiceArea,
  pincode: string,
  dispatchDays: number,
): { ok: true; delivery: Delivery } | { ok: false; reason: Undelivered } {
  const delivery = placeOfPincode(pincode) ? deliveryTime(pincode, dispatchDays) : NOT_DELIVERED
  if (!delivery.isDeliverable) return { ok: false, reason: 'notDeliverable' }
  return isServiceable(area, pincode) ? { ok: true, delivery } : { ok: false, reason: 'notServed' }
}
