import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from './Badge.tsx'
import { FULFILMENT_LOOKS, PAYMENT_LOOKS, STATUS_LOOKS } from './orderTexts.ts'

const LOOKS: Record<string, Record<string, Parameters<typeof Badge>[0]>> = {
  status: STATUS_LOOKS,
  paymentStatus: PAYMENT_LOOKS,
  fulfilment: FULFILMENT_LOOKS,
}

/** One of the three axes of an order, in the list. */
export function OrderStateCell({ field, cellData }: DefaultServerCellComponentProps) {
  const look = 'name' in field ? LOOKS[field.name]?.[String(cellData)] : undefined
  return look ? <Badge {...look} /> : <span>–</span>
}
