import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { idOf } from '#database/idOf.ts'
import { senderOf } from '../../operations/shipments/senderOf.ts'
import { Crumbs } from '../ui/Crumbs.tsx'
import { loadShipmentPage } from './loadShipmentPage.ts'
import { PrintButton } from './PrintButton.tsx'
import { Slip } from './Slip.tsx'

/** Printable sheet of one parcel: address label and packing slip. */
export async function SlipPage({ initPageResult, doc }: DocumentViewServerProps) {
  const { req } = initPageResult
  const page = await loadShipmentPage(req, String(doc.id))
  if (!page) notFound()
  const { shipment, isPart } = page
  const sender = await senderOf(req.payload, idOf(shipment.project) as string)
  return (
    <div>
      <main className="panel order-page">
        <Crumbs list="shipments" label="Parcels" title={shipment.reference} />
        <div className="panel-actions slip-hidden">
          <PrintButton />
        </div>
        <Slip shipment={shipment} isPart={isPart} sender={sender} />
      </main>
    </div>
  )
}
