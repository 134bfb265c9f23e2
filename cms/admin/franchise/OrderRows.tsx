import { formatInr } from '#domain/money/formatInr.ts'
import { momentText } from '#domain/text/momentText.ts'
import type { OwnOrder } from '../../operations/franchise/ownOrders.ts'
import { orderBadge } from '../orders/orderTexts.ts'
import { Badge } from '../ui/Badge.tsx'

type Props = { title: string; orders: OwnOrder[]; timeZone: string }

const itemsOf = ([first, ...more]: string[]): string =>
  more.length > 0 ? `${first} + ${more.length}` : (first ?? '–')

/** Table of orders attributed to a franchisee. */
export const OrderRows = ({ title, orders, timeZone }: Props) => (
  <section className="panel-card" aria-labelledby="franchise-orders">
    <h2 id="franchise-orders">{title}</h2>
    {orders.length === 0 ? (
      <p className="panel-muted">
        Nothing yet. Orders come here that you place for students, and those with one of your codes.
      </p>
    ) : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      <section className="panel-scroll" tabIndex={0} aria-label={`${title}, scrolls sideways`}>
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Student</th>
              <th scope="col">Items</th>
              <th scope="col">Placed at</th>
              <th scope="col">Status</th>
              <th scope="col">Paid by</th>
              <th scope="col" className="panel-number">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.number}>
                <th scope="row" className="panel-number-word">
                  {order.number}
                </th>
                <td>{order.student}</td>
                <td className="panel-muted panel-cut">{itemsOf(order.titles)}</td>
                <td className="panel-muted">{momentText(order.placedAt, timeZone)}</td>
                <td>
                  <Badge {...orderBadge(order)} />
                </td>
                <td className="panel-muted">{order.isFromFunds ? 'Your funds' : 'The student'}</td>
                <td className="panel-number">
                  {formatInr(order.payablePaise)}
                  {order.refundedPaise > 0 && (
                    <span className="panel-muted panel-small">{` ${formatInr(order.refundedPaise)} paid back`}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )}
  </section>
)
