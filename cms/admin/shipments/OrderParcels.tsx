import { Link } from '@payloadcms/ui'
import { Badge } from '../ui/Badge.tsx'
import type { OrderParcelsData } from './loadOrderParcels.ts'
import { PackParcel } from './PackParcel.tsx'
import { PARCEL_BADGES } from './parcelTexts.ts'

/** Order page: the order's parcels, and the lines still to be packed. */
export function OrderParcels({
  parcels,
  packing,
  isPackFirst,
}: OrderParcelsData & {
  /** Whether the next step above shows the Pack button already. */
  isPackFirst: boolean
}) {
  if (parcels.length === 0 && !packing) return null
  return (
    <section className="panel-card" aria-labelledby="order-parcels">
      <div className="panel-head">
        <h2 id="order-parcels">Parcels</h2>
        {packing && !isPackFirst && <PackParcel {...packing} />}
      </div>
      {parcels.length === 0 ? (
        <p className="panel-muted">Nothing of this order is packed yet.</p>
      ) : (
        <ul className="order-lines parcel-list">
          {parcels.map(({ id, reference, state, titles, by, isReaddressed }) => (
            <li key={id}>
              <div className="order-lines__what">
                <Link href={`/admin/collections/shipments/${id}`} prefetch={false}>
                  {reference}
                </Link>
                <span className="panel-muted panel-small">{titles}</span>
                <span className="panel-muted panel-small">{by}</span>
                {isReaddressed && (
                  <Link
                    className="panel-small"
                    href={`/admin/collections/shipments/${id}/slip`}
                    prefetch={false}
                  >
                    New address: print the slip again
                  </Link>
                )}
              </div>
              <div className="order-lines__state">
                <Badge {...PARCEL_BADGES[state]} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
