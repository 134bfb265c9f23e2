import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { idOf } from '#access/idOf.ts'
import { keptDocuments } from '#collections/keptDocuments.ts'
import { COURIER_NAMES } from '#domain/courier/couriers.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { stateName } from '#domain/people/states.ts'
import { Crumbs } from '../commerce/Crumbs.tsx'
import { loadShipmentPage } from './loadShipmentPage.ts'
import { PrintButton } from './PrintButton.tsx'

/** One sheet to print: the address for the outside of a parcel, and below it the slip that goes in. */
export async function SlipPage({ initPageResult, doc }: DocumentViewServerProps) {
  const { req } = initPageResult
  const page = await loadShipmentPage(req, String(doc.id))
  if (!page) notFound()
  const { shipment, isPart } = page
  const { payload } = req
  const where = { project: { equals: idOf(shipment.project) } }
  const [[shop], project] = await Promise.all([
    keptDocuments({ payload, collection: 'shop-settings', where, limit: 1 }),
    payload.findByID({
      collection: 'projects',
      id: idOf(shipment.project) as string,
      depth: 0,
      // Its title is on every page of the storefront.
      overrideAccess: true,
    }),
  ])
  const sender = shop?.tax?.legalName || project.title
  const { address, parcel, reference, orderNumber, lines, cashPaise, awb, courierName, courier } = shipment
  return (
    <div>
      <main className="panel order-page">
        <Crumbs list="shipments" label="Courier details" title={reference} />
        <div className="panel-actions slip-hidden">
          <PrintButton />
        </div>
        <article className="slip" aria-label={`Address and slip of ${reference}`}>
          <section className="slip__label" aria-label="Address">
            <div className="slip__to">
              <p className="slip__small">To</p>
              <p className="slip__name">{address.name}</p>
              <p>{[address.line1, address.line2].filter(Boolean).join(', ')}</p>
              {address.landmark && <p>{address.landmark}</p>}
              <p>{`${address.city}, ${stateName(address.state)}`}</p>
              <p className="slip__pincode">{address.pincode}</p>
              <p>{[address.phone, address.alternatePhone].filter(Boolean).join(', ')}</p>
            </div>
            <div className="slip__from">
              <p className="slip__small">From</p>
              <p>
                <strong>{sender}</strong>
              </p>
              {shop?.tax?.address && <p className="slip__lines">{shop.tax.address}</p>}
              <p className="slip__small">Parcel</p>
              <p className="slip__code">{reference}</p>
              <p>{courierName ?? COURIER_NAMES[courier]}</p>
              {awb && <p className="slip__code">{`AWB ${awb}`}</p>}
              <p>{`${(parcel.weightGrams / 1000).toFixed(2)} kg`}</p>
              {!isPart && (
                <p className="slip__cash">
                  {cashPaise > 0 ? `Collect ${formatInr(cashPaise)} in cash` : 'Prepaid: collect nothing'}
                </p>
              )}
            </div>
          </section>
          <section className="slip__inside" aria-label="Slip">
            <h2>{`Order ${orderNumber}`}</h2>
            <table>
              <thead>
                <tr>
                  <th scope="col">What is in it</th>
                  <th scope="col">Pieces</th>
                </tr>
              </thead>
              <tbody>
                {lines.map(({ index, title, option, quantity }) => (
                  <tr key={index}>
                    <td>{[title, option].filter(Boolean).join(' · ')}</td>
                    <td>{quantity}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p>{`Thank you for ordering at ${project.title}.`}</p>
          </section>
        </article>
      </main>
    </div>
  )
}
