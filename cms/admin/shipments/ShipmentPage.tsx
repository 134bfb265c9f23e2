import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import type { Shipment } from '#payload-types'
import { OrderReturns } from '../returns/OrderReturns.tsx'
import { Crumbs } from '../ui/Crumbs.tsx'
import { loadShipmentPage } from './loadShipmentPage.ts'
import { ParcelActions } from './ParcelActions.tsx'
import { ParcelFacts } from './ParcelFacts.tsx'
import { ParcelHead } from './ParcelHead.tsx'
import { ParcelPeople } from './ParcelPeople.tsx'
import { ParcelScans } from './ParcelScans.tsx'

/** Page of a parcel: status, contents, recipient and actions. */
export async function ShipmentPage({ initPageResult, doc }: DocumentViewServerProps) {
  const page = await loadShipmentPage(initPageResult.req, String(doc.id))
  if (!page) notFound()
  const { shipment, can } = page
  // The wrapper keeps Payload's breadcrumbs visible: panel/lists.css hides them above a `.panel` directly in the template.
  return (
    <div>
      <main className="panel order-page parcel-page">
        <Crumbs list="shipments" label="Parcels" title={shipment.reference} />
        <ParcelHead page={page} />
        <ParcelActions
          parcel={{
            id: String(shipment.id),
            reference: shipment.reference,
            state: shipment.state,
            isByHand: shipment.courier === 'manual',
            awb: shipment.awb ?? '',
            courierName: shipment.courierName ?? '',
            trackingUrl: shipment.trackingUrl ?? '',
            expectedOn: shipment.expectedOn ?? '',
            labelUrl: shipment.labelUrl ?? null,
          }}
          can={can}
          refund={page.refund}
          undo={page.undo}
          finals={page.finals}
        />
        <div className="order-page__columns">
          <div className="order-page__main">
            <ParcelFacts page={page} />
            <OrderReturns
              title="Refunds and returns"
              returns={page.returns}
              lines={linesByPlace(shipment)}
              timeZone={page.timeZone}
            />
            <ParcelScans page={page} />
          </div>
          <div className="order-page__side">
            <ParcelPeople page={page} />
          </div>
        </div>
      </main>
    </div>
  )
}

/** The parcel's lines at their places in the order. */
function linesByPlace({ lines }: Shipment): ({ title: string } | undefined)[] {
  const placed: ({ title: string } | undefined)[] = []
  for (const line of lines) placed[line.index] = line
  return placed
}
