import { type Delivery, deliveryTime, NOT_DELIVERED } from '#domain/catalogue/deliveryTime.ts'
import { isServed, type ServiceArea } from '#domain/courier/serviceArea.ts'
import { placeOfPincode } from './directory.ts'

/** Why nothing is sent to a PIN code: nobody has given it out, or the project does not deliver there. */
export type Undelivered = 'notDeliverable' | 'notServed'

/** Whether goods of a project reach a PIN code, and in how many days: the one answer for product pages, addresses, quotes and orders. */
export function deliveryTo(
  area: ServiceArea,
  pincode: string,
  dispatchDays: number,
): { ok: true; delivery: Delivery } | { ok: false; reason: Undelivered } {
  const delivery = placeOfPincode(pincode) ? deliveryTime(pincode, dispatchDays) : NOT_DELIVERED
  if (!delivery.isDeliverable) return { ok: false, reason: 'notDeliverable' }
  return isServed(area, pincode) ? { ok: true, delivery } : { ok: false, reason: 'notServed' }
}
