import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import type { Order, Shipment } from '#payload-types'
import type { Booking } from '../../adapters/couriers/CourierProvider.ts'

/** The booking request of a parcel. */
export const bookingOf = (
  { reference, address, parcel, lines, cashPaise, worthPaise }: Shipment,
  order: Order,
  email: string | null,
): Booking => ({
  reference,
  address,
  parcel,
  email,
  worthPaise,
  orderedAt: new Date(order.placedAt),
  cashPaise: cashPaise > 0 ? cashPaise : null,
  items: lines.map(({ index, title, product, quantity }) => {
    const { netPaise, quantity: ordered, hsn, variant } = order.lines[index] as OrderLine
    return {
      title,
      quantity,
      hsn,
      sku: [product, variant].filter(Boolean).join('-').slice(0, 50),
      paise: Math.round(netPaise / ordered),
    }
  }),
})
