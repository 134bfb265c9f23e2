import { localTime } from '../content/localTime.ts'
import type { OrderLine } from '../orders/OrderLineSchema.ts'

/** The columns of orders as a table, in this order and to the letter (section 3, "Table export header columns"). */
export const ORDER_COLUMNS = [
  'Order ID',
  'Status',
  'Duration',
  'Placed At',
  'Amount',
  'Coupon Code',
  'Payment Mode',
  'Payment Gateway',
  'Student ID',
  'Ordering Panel',
  'Ordered By Name',
  'Ordered By Phone',
  'Ordered By Email',
  'Ordered By ID',
] as const

type OrderColumn = (typeof ORDER_COLUMNS)[number]

type ExportedOrder = {
  number: string
  status: string
  lines: Pick<OrderLine, 'validityDays'>[]
  placedAt: string
  payablePaise: number
}

type Buyer = { uid?: string | null; name?: string | null; phone?: string | null; email?: string | null }

const daysText = (days: number | null): string =>
  days === null ? 'No end' : `${days} ${days === 1 ? 'day' : 'days'}`

const rupees = (paise: number): string => `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`

/**
 * One order as a row of the table: the bought validity (each once, if lines differ), when it was placed on the clocks of
 * `timeZone`, the amount in rupees. `gateway` is null while nobody tried to pay, `buyer` when its record may not be read.
 * Orders are placed on the storefront by the learner, without coupons; those columns are there for readers of the file.
 */
export function orderRow(
  order: ExportedOrder,
  { gateway, buyer, timeZone }: { gateway: string | null; buyer: Buyer | null; timeZone: string },
): Record<OrderColumn, string> {
  return {
    'Order ID': order.number,
    Status: order.status,
    Duration: [...new Set(order.lines.map(({ validityDays }) => daysText(validityDays)))].join(', '),
    'Placed At': localTime(Date.parse(order.placedAt), timeZone).replace('T', ' '),
    Amount: rupees(order.payablePaise),
    'Coupon Code': '',
    'Payment Mode': gateway === null ? '' : 'online',
    'Payment Gateway': gateway ?? '',
    'Student ID': buyer?.uid ?? '',
    'Ordering Panel': 'web',
    'Ordered By Name': buyer?.name ?? '',
    'Ordered By Phone': buyer?.phone ?? '',
    'Ordered By Email': buyer?.email ?? '',
    'Ordered By ID': buyer?.uid ?? '',
  }
}
