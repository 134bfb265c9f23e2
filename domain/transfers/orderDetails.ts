import { rupeeAmount } from './orderColumns.ts'

/**
 * The columns after the fixed ones in the detailed order table: items, amounts with GST, and delivery
 * address.
 */
export const ORDER_DETAIL_COLUMNS = [
  'Items',
  'Pieces',
  'Items Amount',
  'Coupon Discount',
  'Delivery Charge',
  'GST Included',
  'Credits Used',
  'Refunded',
  'Deliver To',
  'Delivery Phone',
  'Address',
  'City',
  'State',
  'PIN Code',
  'GSTIN',
  'GST Name',
] as const

type Address = {
  name: string
  phone: string
  line1: string
  line2?: string | null
  landmark?: string | null
  city: string
  state: string
  pincode: string
}

type DetailedOrder = {
  lines: readonly { title: string; option: string | null; quantity: number }[]
  itemsPaise: number
  couponPaise: number
  deliveryPaise: number
  taxPaise: number
  creditsPaise: number
  refundedPaise: number
  address?: Address | null
  gst?: { gstin: string; legalName: string } | null
}

const itemOf = ({ title, option, quantity }: DetailedOrder['lines'][number]): string =>
  [title, option ? ` (${option})` : '', quantity > 1 ? ` × ${quantity}` : ''].join('')

/**
 * The cells of these columns; amounts in rupees. `isWhole` is false for a person who may see only a part of
 * the order.
 */
export function detailCells(order: DetailedOrder, isWhole: boolean): string[] {
  const address = isWhole ? order.address : null
  const gst = isWhole ? order.gst : null
  return [
    order.lines.map(itemOf).join('; '),
    String(order.lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    rupeeAmount(order.itemsPaise),
    rupeeAmount(order.couponPaise),
    rupeeAmount(order.deliveryPaise),
    rupeeAmount(order.taxPaise),
    rupeeAmount(order.creditsPaise),
    rupeeAmount(order.refundedPaise),
    address?.name ?? '',
    address?.phone ?? '',
    [address?.line1, address?.line2, address?.landmark].filter(Boolean).join(', '),
    address?.city ?? '',
    address?.state ?? '',
    address?.pincode ?? '',
    gst?.gstin ?? '',
    gst?.legalName ?? '',
  ]
}
