import type { JSONFieldServerComponent } from 'payload'
import { formatInr } from '#domain/money/formatInr.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'

/** The lines of an order as a table; they never change. */
export const OrderLines: JSONFieldServerComponent = ({ data }) => {
  const lines = (data?.lines ?? []) as OrderLine[]
  return (
    <div className="field-type order-lines">
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Price</th>
            <th scope="col">Quantity</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.product}>
              <td>{line.title}</td>
              <td>{formatInr(line.pricePaise)}</td>
              <td>{line.quantity}</td>
              <td>{formatInr(line.totalPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
