import { formatInr } from '#domain/money/formatInr.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import { KIND_NAMES } from '#domain/returns/names.ts'
import { isUndecided } from '#domain/returns/states.ts'
import { momentText } from '#domain/text/momentText.ts'
import type { Return } from '#payload-types'
import { OrderRows } from '../orders/OrderRows.tsx'
import { Badge } from '../ui/Badge.tsx'
import { pendingText, REASON_NAMES, RETURN_BADGES } from './returnTexts.ts'

type Props = { returns: readonly Return[]; lines: readonly OrderLine[]; timeZone: string }

/** Order page: the order's return requests of all kinds, each with its status and refund. */
export const OrderReturns = ({ returns, lines, timeZone }: Props) => (
  <OrderRows
    id="order-returns"
    title="Returns"
    rows={returns.map((row) => ({
      id: String(row.id),
      href: `/admin/collections/returns/${row.id}`,
      what: row.lines.map((line) => titleOf(lines, line)).join(', ') || KIND_NAMES[row.kind],
      about: [KIND_NAMES[row.kind], reasonsText(row), momentText(row.askedAt, timeZone), row.by]
        .filter(Boolean)
        .join(' · '),
      amount: isUndecided(row.state) ? (
        <span className="panel-muted panel-small">{pendingText(row.state)}</span>
      ) : (
        <strong>{formatInr(row.paidPaise + row.creditsPaise)}</strong>
      ),
      state: <Badge {...RETURN_BADGES[row.state]} />,
    }))}
  />
)

/** The distinct reasons of a return. */
const reasonsText = (row: Return): string =>
  [...new Set(row.lines.map(({ reason }) => REASON_NAMES[reason]))].join(', ')

function titleOf(lines: readonly OrderLine[], { index, quantity }: Return['lines'][number]): string {
  const title = lines[index]?.title ?? 'A line'
  return quantity > 1 ? `${title} × ${quantity}` : title
}
