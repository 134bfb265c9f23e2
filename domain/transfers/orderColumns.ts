import type { Panel, PayMethod } from '../orders/methods.ts'

/** The columns of the order table, literally and in this order (spec 3, "Table export header columns"). */
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

/** Index of the only numeric column. */
export const AMOUNT_COLUMN_INDEX = ORDER_COLUMNS.indexOf('Amount')

const PAY_MODES: Record<PayMethod, string> = {
  online: 'online',
  cashOnDelivery: 'cash on delivery',
  bankTransfer: 'bank transfer',
  offline: 'offline',
  none: 'none',
}

type ExportedOrder = {
  number: string
  status: string
  duration?: string | null
  placedAt: string
  payablePaise: number
  couponCodes?: string | null
  method: PayMethod
  gateway?: string | null
  studentUid?: string | null
  panel: Panel
  byName?: string | null
  byPhone?: string | null
  byEmail?: string | null
  byUid?: string | null
}

/** Paise as rupees with two decimals: `2499.05`. */
export const rupeeAmount = (paise: number): string => {
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * The cells of an order's row. 'Ordered by' is the person who placed it and differs from the student only
 * when staff placed it. @param clock formats an ISO time in the project's time zone @returns texts, the
 * amount in rupees
 */
export const orderCells = (order: ExportedOrder, clock: (iso: string) => string): string[] => [
  order.number,
  order.status,
  order.duration ?? '',
  clock(order.placedAt),
  rupeeAmount(order.payablePaise),
  order.couponCodes ?? '',
  PAY_MODES[order.method],
  order.gateway ?? '',
  order.studentUid ?? '',
  order.panel,
  order.byName ?? '',
  order.byPhone ?? '',
  order.byEmail ?? '',
  order.byUid ?? '',
]
