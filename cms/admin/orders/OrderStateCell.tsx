import type { DefaultServerCellComponentProps } from 'payload'
import { fulfilmentStage } from '#domain/orders/fulfilmentStage.ts'
import type { Order } from '#payload-types'
import { Badge } from '../ui/Badge.tsx'
import { FULFILMENT_BADGES, paymentBadge, STATUS_BADGES } from './orderTexts.ts'

const BADGES: Record<string, Record<string, Parameters<typeof Badge>[0]>> = {
  status: STATUS_BADGES,
  fulfilment: FULFILMENT_BADGES,
}

/** List cell of the order status, payment status or fulfilment status. */
export function OrderStateCell({ field, cellData, rowData }: DefaultServerCellComponentProps) {
  const name = 'name' in field ? field.name : ''
  const { lines, status } = rowData as Pick<Order, 'lines' | 'status'>
  // A cancelled or expired order has nothing left to fulfil.
  if (name === 'fulfilment' && (status === 'cancelled' || status === 'expired'))
    return <Badge {...STATUS_BADGES[status]} />
  const value =
    name === 'fulfilment' && Array.isArray(lines)
      ? fulfilmentStage(
          cellData as Order['fulfilment'],
          lines.map(({ state }) => state),
        )
      : String(cellData)
  if (name === 'paymentStatus') return <Badge {...paymentBadge(rowData as Order)} />
  const badge = BADGES[name]?.[value]
  return badge ? <Badge {...badge} /> : <span>–</span>
}
