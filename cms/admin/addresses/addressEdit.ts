import { addressProblem, addressVersion, followsOrderAddress } from '#domain/orders/addressChange.ts'
import type { OrderAddress } from '#domain/orders/OrderSchemas.ts'
import { isHandedToCourier } from '#domain/shipments/states.ts'
import type { Order, Shipment } from '#payload-types'

/** Data of the dialog that changes the delivery address of an order. */
export type AddressEdit = {
  order: string
  number: string
  address: OrderAddress | null
  /** Number of changes so far; rejects an edit of an outdated address. */
  version: number
  /** Consequences of the change, as sentences. */
  notes: string[]
}

const listed = (parcels: readonly Shipment[]): string => parcels.map(({ reference }) => reference).join(', ')

/** Data of the address dialog; null when the address can no longer be changed. */
export function addressEdit(
  order: Order,
  parcels: readonly Shipment[],
  invoice: string | null,
): AddressEdit | null {
  const problem = addressProblem(order, parcels)
  // Temporary obstacles are reported when the change is saved.
  if (problem && problem !== 'booked' && problem !== 'busy') return null
  const [packed, gone] = [
    parcels.filter(followsOrderAddress),
    parcels.filter(({ state }) => isHandedToCourier(state)),
  ]
  return {
    order: String(order.id),
    number: order.number,
    address: order.address ?? null,
    version: addressVersion(order),
    notes: [
      ...(packed.length > 0 ? [`Packed already: print the slip of ${listed(packed)} again.`] : []),
      ...(gone.length > 0 ? [`Handed over already, keeps its address: ${listed(gone)}.`] : []),
      ...(invoice ? [`Invoice ${invoice} stays as it was issued.`] : []),
      'The student is notified of the new address.',
    ],
  }
}
