import { Link } from '@payloadcms/ui'
import { formatInr } from '#domain/money/formatInr.ts'
import { itemsText } from '#domain/orders/itemsText.ts'
import { relativeTime } from '#domain/text/relativeTime.ts'
import type { LatestOrder } from '../../operations/panel/dashboard.ts'
import { listUrl } from '../../operations/panel/listUrl.ts'
import { orderBadge } from '../orders/orderTexts.ts'
import { Badge } from '../ui/Badge.tsx'

/** The newest orders the viewer may see. */
export const LatestOrders = ({ orders, now }: { orders: LatestOrder[]; now: number }) => (
  <section className="panel-card" aria-labelledby="latest-orders">
    <div className="panel-head">
      <h2 id="latest-orders">Latest orders</h2>
      <Link prefetch={false} href={listUrl('orders')}>
        All orders
      </Link>
    </div>
    {orders.length === 0 ? (
      <p className="panel-muted">No order has been placed yet.</p>
    ) : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      <section className="panel-scroll" aria-label="Latest orders" tabIndex={0}>
        <table className="panel-table panel-cards">
          <thead>
            <tr>
              <th scope="col">Order ID</th>
              <th scope="col">Student</th>
              <th scope="col">Items</th>
              <th scope="col">Placed at</th>
              <th scope="col">Status</th>
              <th scope="col" className="panel-number">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id}>
                <th scope="row">
                  <Link prefetch={false} href={`/admin/collections/orders/${order.id}`}>
                    {order.number}
                  </Link>
                </th>
                <td data-label="Student">{order.studentName ?? 'Deleted account'}</td>
                <td className="panel-muted panel-cut" data-label="Items">
                  {itemsText(order.lines)}
                </td>
                <td className="panel-muted" data-label="Placed at">
                  <time dateTime={order.placedAt}>{relativeTime(Date.parse(order.placedAt), now)}</time>
                </td>
                <td data-label="Status">
                  <Badge {...orderBadge(order)} />
                </td>
                <td className="panel-number" data-label="Amount">
                  {formatInr(order.payablePaise)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )}
  </section>
)
