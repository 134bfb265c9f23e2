import { formatInr } from '../money/formatInr.ts'
import { shortInr } from '../panel/axis.ts'
import type { Figure, MeasureId } from './measures.ts'
import type { ReportPart } from './report.ts'

const countText = (value: number): string => value.toLocaleString('en-IN')

/** A column of a report: the count or sum of a measure, and its format. */
export type Column = {
  id: string
  label: string
  measure: MeasureId
  pick: (figure: Figure) => number
  text: (value: number) => string
}

const count = (measure: MeasureId, label: string): Column => ({
  id: `${measure}-count`,
  label,
  measure,
  pick: (figure) => figure.count,
  text: countText,
})
const sum = (measure: MeasureId, label: string): Column => ({
  id: `${measure}-sum`,
  label,
  measure,
  pick: (figure) => figure.sum,
  text: formatInr,
})

/** The columns by day of each part; the chart shows the first one that the person may see. */
export const DAY_COLUMNS: Record<ReportPart, readonly Column[]> = {
  sales: [
    sum('paidOrders', 'Revenue'),
    count('paidOrders', 'Paid orders'),
    sum('refunds', 'Refunds'),
    count('paymentsReceived', 'Payments'),
    count('paymentsFailed', 'Failed payments'),
    count('signUps', 'Sign-ups'),
  ],
  products: [sum('productsSold', 'Sold for'), count('productsSold', 'Pieces')],
  coupons: [sum('couponsUsed', 'Discounts'), count('couponsUsed', 'Uses')],
  learning: [
    count('lecturesCompleted', 'Lectures completed'),
    count('testsTaken', 'Tests taken'),
    count('doubtsAsked', 'Doubts asked'),
  ],
  customers: [],
}

type SubjectTexts = { heading: string; name: string; gone: string; columns: readonly Column[] }

/** The table of products, coupons or classes of a part. */
export const SUBJECT_TEXTS: Partial<Record<ReportPart, SubjectTexts>> = {
  products: {
    heading: 'Products',
    name: 'Product',
    gone: 'Deleted product',
    columns: [count('productsSold', 'Pieces'), sum('productsSold', 'Sold for')],
  },
  coupons: {
    heading: 'Coupons',
    name: 'Coupon',
    gone: 'Deleted coupon',
    columns: [count('couponsUsed', 'Uses'), sum('couponsUsed', 'Discounts')],
  },
  learning: {
    heading: 'Classes',
    name: 'Class',
    gone: 'Deleted class',
    columns: [count('lecturesCompleted', 'Lectures completed')],
  },
}

/** Explanations of the figures, by part. */
export const PART_NOTES: Record<ReportPart, string> = {
  sales:
    'Revenue is what was paid on a day less what was refunded of it since. Refunds are shown on the day of the refund.',
  products:
    'Prices after discounts of paid orders on the day of payment, without what was taken back completely.',
  coupons: 'Uses in paid orders on the day of payment.',
  learning: 'What students did on each day.',
  customers:
    'From a visit to a paid order, and who buys again. Counts adults who are logged in, once a day each. Visitors and people of unknown age are not counted, and no names are stored.',
}

/** A label on the axis of a chart. */
export const scaleText = (column: Column, value: number): string =>
  column.text === countText ? countText(value) : shortInr(value * 100)
/** The value that a chart plots: a count, or an amount in rupees. */
export const barValue = (column: Column, value: number): number =>
  column.text === countText ? value : value / 100
