import type { ReactNode } from 'react'
import { dayText } from '#domain/invoices/texts.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { billableGrams } from '#domain/shipments/parcel.ts'
import { isCashCollectable } from '#domain/shipments/states.ts'
import { momentText } from '#domain/text/momentText.ts'
import type { Shipment } from '#payload-types'
import type { ShipmentPageData } from './loadShipmentPage.ts'

const kilograms = (grams: number): string => `${(grams / 1000).toFixed(2)} kg`

/** Contents, weight, and courier details of a parcel. */
export function ParcelFacts({ page: { shipment, timeZone, trackUrl, isPart } }: { page: ShipmentPageData }) {
  const { lines, parcel, worthPaise, awb, trackingUrl, expectedOn, pickupAt, labelUrl } = shipment
  const { lengthCm, widthCm, heightCm, weightGrams } = parcel
  const facts: [string, ReactNode][] = [
    ['Weight', `${kilograms(weightGrams)}, charged as ${kilograms(billableGrams(parcel))}`],
    ['Size', `${lengthCm} × ${widthCm} × ${heightCm} cm`],
    ...(isPart ? [] : ([cashFact(shipment), ['Worth', formatInr(worthPaise)]] as [string, string][])),
    ['AWB', awb ?? 'None yet'],
    ...(pickupAt ? ([['Pickup', momentText(pickupAt, timeZone)]] as [string, string][]) : []),
    ...(expectedOn ? ([['Expected on', dayText(Date.parse(expectedOn))]] as [string, string][]) : []),
    ...(trackingUrl
      ? ([['At the courier', outside(trackingUrl, 'Follow it there')]] as [string, ReactNode][])
      : []),
    ...(labelUrl ? ([['Label', outside(labelUrl, 'Open the label')]] as [string, ReactNode][]) : []),
    ['For the student', outside(trackUrl, 'Open their tracking page')],
  ]
  return (
    <section className="panel-card" aria-labelledby="parcel-facts">
      <h2 id="parcel-facts">In this parcel</h2>
      <ul className="order-lines parcel-lines">
        {lines.map(({ index, title, option, quantity }) => (
          <li key={index}>
            <div className="order-lines__what">
              <strong>{title}</strong>
              {option && <span className="panel-muted panel-small">{option}</span>}
            </div>
            <span className="panel-number">{`× ${quantity}`}</span>
          </li>
        ))}
      </ul>
      <dl className="order-amounts parcel-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function cashFact({ cashPaise, state }: Shipment): [string, string] {
  if (cashPaise === 0) return ['Cash to collect', 'None, it is paid']
  if (state === 'delivered') return ['Cash collected', formatInr(cashPaise)]
  return ['Cash to collect', isCashCollectable(state) ? formatInr(cashPaise) : 'None, it is not delivered']
}

const outside = (href: string, text: string) => (
  <a href={href} target="_blank" rel="noreferrer">
    {text}
  </a>
)
