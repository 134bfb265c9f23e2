import { Link } from '@payloadcms/ui'
import { idOf } from '#database/idOf.ts'
import { EditAddress } from '../addresses/EditAddress.tsx'
import { PostalAddress } from '../addresses/PostalAddress.tsx'
import type { ShipmentPageData } from './loadShipmentPage.ts'

/** Recipient, delivery address and order of a parcel. */
export function ParcelPeople({ page }: { page: ShipmentPageData }) {
  const { shipment, student, seesOrder } = page
  const { address, orderNumber, order } = shipment
  return (
    <section className="panel-card order-people" aria-labelledby="parcel-to">
      <h2 id="parcel-to">Deliver to</h2>
      <PostalAddress address={address} />
      {page.address.other && (
        <p className="panel-note panel-small">
          {`The order goes to another address now: ${page.address.other}. Cancel this parcel and pack it again.`}
        </p>
      )}
      {page.address.edit && <EditAddress edit={page.address.edit} />}
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
