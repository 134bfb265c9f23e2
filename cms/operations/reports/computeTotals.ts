import type { BasePayload, CollectionSlug } from 'payload'
import { readRows } from '#database/guard.ts'
import { sumBetween } from '#database/sumBetween.ts'
import { PAID_STATUSES } from '#domain/orders/netPayment.ts'
import { addDays, dayAt, daysBetween, startOfDay } from '#domain/reports/days.ts'
import { figuresOfOrder } from '#domain/reports/figuresOfOrder.ts'
import {
  addFigures,
  type DailyFigure,
  type Day,
  type MeasureId,
  NO_FIGURE,
  ROW_MEASURES,
  type RowMeasureId,
  type Source,
  UNKNOWN,
  WHOLE,
} from '#domain/reports/measures.ts'
import type { Order } from '#payload-types'

const PAGE_SIZE = 500

/** Days of one project and its time zone, first and last included. */
export type Span = { project: string; timeZone: string; first: Day; last: Day }

/** Name of a total within its project. */
export const figureKey = ({ measure, subject, day }: Omit<DailyFigure, 'count' | 'sum'>): string =>
  `${measure}|${subject}|${day}`

/** Computes the totals of a span from all rows of a collection, without zero totals. */
export async function computeTotals(
  payload: BasePayload,
  source: Source,
  span: Span,
): Promise<DailyFigure[]> {
  const figures = new Map<string, DailyFigure>()
  const add = (figure: DailyFigure) => {
    const key = figureKey(figure)
    const { count, sum } = addFigures(figures.get(key) ?? NO_FIGURE, figure)
    figures.set(key, { ...figure, count, sum })
  }
  for (const measure of source.measures)
    for (const figure of await rowTotals(payload, measure, span)) add(figure)
  if (source.collection === 'orders') await eachPaidOrder(payload, span, add)
  return [...figures.values()].filter(({ count, sum }) => count !== 0 || sum !== 0)
}

async function rowTotals(payload: BasePayload, id: RowMeasureId, span: Span): Promise<DailyFigure[]> {
  const measure: { collection: string; by?: string } = ROW_MEASURES[id]
  const days = daysBetween(span.first, span.last)
  const cells = await sumBetween(payload, {
    ...ROW_MEASURES[id],
    collection: measure.collection as CollectionSlug,
    projects: [span.project],
    bounds: [...days, addDays(span.last, 1)].map((day) => startOfDay(day, span.timeZone)),
  })
  return cells.flatMap(({ bucket, count, sum, by }) => {
    const whole = { measure: id as MeasureId, subject: WHOLE, day: days[bucket] as Day, count, sum }
    return measure.by ? [whole, { ...whole, subject: by || UNKNOWN }] : [whole]
  })
}

/** Adds the contents of all paid orders of a span, by the time of payment. */
async function eachPaidOrder(payload: BasePayload, span: Span, add: (figure: DailyFigure) => void) {
  const from = new Date(startOfDay(span.first, span.timeZone)).toISOString()
  const to = new Date(startOfDay(addDays(span.last, 1), span.timeZone)).toISOString()
  for (const paymentStatus of PAID_STATUSES)
    for (let after: Pick<Order, 'id' | 'paidAt'> | undefined; ; ) {
      const rows = (await readRows({
        payload,
        collection: 'orders',
        where: {
          and: [
            { project: { equals: span.project } },
            { paymentStatus: { equals: paymentStatus } },
            { paidAt: { less_than: to } },
            { paidAt: { greater_than_equal: after?.paidAt ?? from } },
            ...(after
              ? [{ or: [{ paidAt: { greater_than: after.paidAt } }, { id: { greater_than: after.id } }] }]
              : []),
          ],
        },
        sort: ['paidAt', 'id'],
        limit: PAGE_SIZE,
        select: ['id', 'paidAt', 'lines', 'coupons'],
      })) as Order[]
      for (const order of rows) {
        const day = dayAt(Date.parse(order.paidAt as string), span.timeZone)
        for (const figure of figuresOfOrder(order as Parameters<typeof figuresOfOrder>[0]))
          add({ ...figure, day })
      }
      after = rows.at(-1)
      if (rows.length < PAGE_SIZE) break
    }
}
