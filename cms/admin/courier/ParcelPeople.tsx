import { Link } from '@payloadcms/ui'
import { idOf } from '#access/idOf.ts'
import { stateName } from '#domain/people/states.ts'
import type { ShipmentPageData } from './loadShipmentPage.ts'

/** Who waits for a parcel, where it goes, and the order it belongs to. */
export function ParcelPeople({ page: { shipment, student, seesOrder } }: { page: ShipmentPageData }) {
  const { address, orderNumber, order } = shipment
  return (
    <section className="panel-card order-people" aria-labelledby="parcel-to">
      <h2 id="parcel-to">Deliver to</h2>
      <address>
        <strong>{address.name}</strong>
        <span>{address.line1}</span>
        {address.line2 && <span>{address.line2}</span>}
        {address.landmark && <span>{address.landmark}</span>}
        <span>{`${address.city}, ${stateName(address.state)} ${address.pincode}`}</span>
        <span>{[address.phone, address.alternatePhone].filter(Boolean).join(', ')}</span>
      </address>
      <h3>Order</h3>
      <p>
        {seesOrder ? (
          <Link href={`/admin/collections/orders/${idOf(order)}`} prefetch={false}>
            {orderNumber}
          </Link>
        ) : (
          <strong>{orderNumber}</strong>
        )}
        {student && <span>{student.name || 'No name'}</span>}
      </p>
    </section>
  )
}
