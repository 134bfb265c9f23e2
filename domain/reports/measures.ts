import { PAID_STATUSES } from '../orders/netPayment.ts'

/** A day of a project in its time zone, such as `2026-11-26`. */
export type Day = string

/** Subject of the total over everything. */
export const WHOLE = 'all'
/** Subject of rows without one, such as a payment whose method the gateway did not report. */
export const UNKNOWN = 'unknown'

type RowMeasure = {
  /** The date column that determines the day. */
  at: string
  /** Columns that must have one of some values. */
  only?: Readonly<Record<string, readonly string[]>>
  /** The column that is summed. */
  sum?: string
  /** The column by whose values rows are also counted separately. */
  by?: string
}

/** Daily measures counted from the rows of one collection each: the number of rows, and the sum of an amount in paise where there is one. */
export const ROW_MEASURES = {
  paidOrders: {
    collection: 'orders',
    at: 'paidAt',
    only: { paymentStatus: PAID_STATUSES },
    sum: 'netPaymentPaise',
  },
  refunds: { collection: 'refunds', at: 'doneAt', only: { state: ['done'] }, sum: 'amountPaise' },
  paymentsReceived: {
    collection: 'payments',
    at: 'createdAt',
    only: { status: ['paid'] },
    sum: 'amountPaise',
    by: 'method',
  },
  paymentsFailed: {
    collection: 'payments',
    at: 'createdAt',
    only: { status: ['failed'] },
    by: 'method',
  },
  signUps: { collection: 'users', at: 'createdAt' },
  testsTaken: {
    collection: 'test-user-attempts',
    at: 'endedAt',
    only: { state: ['submitted', 'autoSubmitted', 'evaluated', 'published'] },
  },
  lecturesCompleted: { collection: 'lecture-completions', at: 'completedAt', by: 'class' },
  doubtsAsked: { collection: 'doubts', at: 'createdAt', by: 'subject' },
  funnelSteps: { collection: 'funnel-steps', at: 'at', by: 'step' },
} as const satisfies Record<string, RowMeasure & { collection: string }>
export type RowMeasureId = keyof typeof ROW_MEASURES

/** Daily measures counted from the lines and coupons of paid orders, which are JSON columns. */
export const ORDER_MEASURES = ['productsSold', 'couponsUsed'] as const
/** Counted once a night over all paid orders (domain/reports/cohorts.ts). */
export const COHORT_MEASURE = 'buyers'
export type MeasureId = RowMeasureId | (typeof ORDER_MEASURES)[number] | typeof COHORT_MEASURE

export type Figure = { count: number; sum: number }
export const NO_FIGURE: Figure = { count: 0, sum: 0 }
export const addFigures = (a: Figure, b: Figure): Figure => ({ count: a.count + b.count, sum: a.sum + b.sum })

/** A total of one day, for a subject (product, coupon, payment method …) or for all subjects (`WHOLE`). */
export type DailyFigure = Figure & { day: Day; measure: MeasureId; subject: string }

/** Collections whose rows are counted, each with its date column and its measures. */
export const SOURCES = [...new Set(Object.values(ROW_MEASURES).map(({ collection }) => collection))].map(
  (collection) => {
    const measures = (Object.keys(ROW_MEASURES) as RowMeasureId[]).filter(
      (id) => ROW_MEASURES[id].collection === collection,
    )
    return { collection, at: ROW_MEASURES[measures[0] as RowMeasureId].at, measures }
  },
)
export type Source = (typeof SOURCES)[number]

/** All measures whose totals change with rows of a collection. */
export const measuresOf = ({ collection, measures }: Source): readonly MeasureId[] =>
  collection === 'orders' ? [...measures, ...ORDER_MEASURES] : measures
