import type { DefaultServerCellComponentProps } from 'payload'
import { fulfilmentStage } from '#domain/orders/fulfilmentStage.ts'
import type { Order } from '#payload-types'
import { Badge } from '../ui/Badge.tsx'
import { FULFILMENT_LOOKS, PAYMENT_LOOKS, STATUS_LOOKS } from './orderTexts.ts'

const LOOKS: Record<string, Record<string, Parameters<typeof Badge>[0]>> = {
  status: STATUS_LOOKS,
  paymentStatus: PAYMENT_LOOKS,
  fulfilment: FULFILMENT_LOOKS,
}

/** One of the three axes of an order, in the list. */
export function OrderStateCell({ field, cellData, rowData }: DefaultServerCellComponentProps) {
  const name = 'name' in field ? field.name : ''
  const { lines, status } = rowData as Pick<Order, 'lines' | 'status'>
  // Nothing more is to be fulfilled of it.
  if (name === 'fulfilment' && (status === 'cancelled' || status === 'expired'))
    return <Badge {...STATUS_LOOKS[status]} />
  const value =
    name === 'fulfilment' && Array.isArray(lines)
      ? fulfilmentStage(
          cellData as Order['fulfilment'],
          lines.map(({ state }) => state),
        )
      : String(cellData)
  const look = LOOKS[name]?.[value]
  return look ? <Badge {...look} /> : <span>–</span>
}
