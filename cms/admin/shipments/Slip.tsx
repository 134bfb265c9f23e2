import { formatInr } from '#domain/money/formatInr.ts'
import { stateName } from '#domain/people/states.ts'
import { COURIER_NAMES } from '#domain/shipments/couriers.ts'
import type { Shipment } from '#payload-types'
import type { Sender } from '../../operations/shipments/senderOf.ts'

type Props = { shipment: Shipment; isPart: boolean; sender: Sender }

/** Address label of a parcel, and its packing slip below. */
export function Slip({ shipment, isPart, sender }: Props) {
  const { address, parcel, reference, orderNumber, lines, cashPaise, awb, courierName, courier } = shipment
  return (
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
            <strong>{sender.name}</strong>
          </p>
          {sender.address && <p className="slip__lines">{sender.address}</p>}
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
        <p>{`Thank you for ordering at ${sender.project}.`}</p>
      </section>
    </article>
  )
}
