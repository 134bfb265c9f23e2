import { accessDurationText } from '#domain/catalogue/offers.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { lineKey } from '#domain/orders/lineKey.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import type { Order } from '#payload-types'
import { Badge } from '../ui/Badge.tsx'
import { LINE_BADGES } from './orderTexts.ts'

type Gone = { refunded: number; cancelled: number }

const factsOf = (
  { option, quantity, validityDays, goods, hsn, state }: OrderLine,
  { refunded, cancelled }: Gone,
): string =>
  [
    option,
    quantity > 1 ? `${quantity} pieces` : null,
    refunded > 0 ? `${refunded} of them refunded` : null,
    cancelled > 0 ? `${cancelled} of them cancelled` : null,
    goods.length === 0 && option === null && state !== 'revoked'
      ? validityDays === null
        ? 'No end date'
        : accessDurationText(validityDays)
      : null,
    hsn ? `HSN ${hsn}` : null,
  ]
    .filter(Boolean)
    .join(' · ')

const NONE: Gone = { refunded: 0, cancelled: 0 }

/** The lines of an order, each with its fulfilment status. @param gone pieces of each line that are refunded or cancelled */
export const OrderLines = ({ order, gone }: { order: Order; gone: readonly Gone[] }) => (
  <section className="panel-card" aria-labelledby="order-lines">
    <h2 id="order-lines">Items</h2>
    <ul className="order-lines">
      {order.lines.map((line, index) => (
        <li key={lineKey(line)}>
          <div className="order-lines__what">
            <strong>{line.title}</strong>
            <span className="panel-muted panel-small">{factsOf(line, gone[index] ?? NONE)}</span>
            {line.parts.length > 0 && (
              <span className="panel-muted panel-small">
                {`With ${line.parts.map(({ title }) => title).join(', ')}`}
              </span>
            )}
          </div>
          <div className="order-lines__paise">
            <strong>{formatInr(line.netPaise)}</strong>
            {line.netPaise !== line.totalPaise && (
              <span className="panel-muted panel-small">{`of ${formatInr(line.totalPaise)}`}</span>
            )}
          </div>
          <div className="order-lines__state">
            <Badge {...LINE_BADGES[line.state]} />
          </div>
        </li>
      ))}
    </ul>
  </section>
)
