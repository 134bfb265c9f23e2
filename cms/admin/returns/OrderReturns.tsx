import { formatInr } from '#domain/money/formatInr.ts'
import { KIND_NAMES } from '#domain/returns/names.ts'
import { isUndecided } from '#domain/returns/states.ts'
import { momentText } from '#domain/text/momentText.ts'
import type { Return } from '#payload-types'
import { OrderRows } from '../orders/OrderRows.tsx'
import { Badge } from '../ui/Badge.tsx'
import { pendingText, REASON_NAMES, RETURN_BADGES } from './returnTexts.ts'

/** Titles of the order's lines by index; undefined where one is unknown. */
type Lines = readonly ({ title: string } | undefined)[]
type Props = { returns: readonly Return[]; lines: Lines; timeZone: string; title?: string }

/** The return requests and refunds of an order or a parcel, each with its status and amount. */
export const OrderReturns = ({ returns, lines, timeZone, title = 'Returns and refunds' }: Props) => (
  <OrderRows
    id="order-returns"
    title={title}
    rows={returns.map((row) => ({
      id: String(row.id),
      href: `/admin/collections/returns/${row.id}`,
      what: row.lines.map((line) => titleOf(lines, line)).join(', ') || 'Delivery charge',
      about: [
        KIND_NAMES[row.kind],
        reasonsText(row),
        ...amountTexts(row),
        momentText(row.requestedAt, timeZone),
        row.by,
      ]
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

/** The parts of a refund beside its lines: the delivery charge, and amounts withheld. */
function amountTexts({ lines, figures }: Return): string[] {
  const delivery = figures ? figures.deliveryPaise + figures.feePaise : 0
  const kept = lines.reduce((sum, { withheldPaise }) => sum + (withheldPaise ?? 0), 0)
  return [
    ...(delivery > 0 && lines.length > 0 ? [`with ${formatInr(delivery)} for delivery`] : []),
    ...(kept > 0 ? [`${formatInr(kept)} kept`] : []),
  ]
}

function titleOf(lines: Lines, { index, quantity, paise }: Return['lines'][number]): string {
  const title = lines[index]?.title ?? 'A line'
  if (paise) return `${title} (part of the price)`
  return quantity > 1 ? `${title} × ${quantity}` : title
}
