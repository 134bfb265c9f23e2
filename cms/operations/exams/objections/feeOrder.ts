import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { objectionFeeText } from '#domain/exams/objections/objectionFeeText.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import { quote } from '#domain/orders/quote.ts'
import { NO_CASHBACK } from '#domain/wallets/cashback.ts'
import type { Objection, Order } from '#payload-types'
import type { PaperOutline } from '../../attempts/findPaper.ts'
import type { Person } from '../../checkout/buyerOf.ts'
import { insertOrder } from '../../checkout/placeOrder.ts'
import { recordedState } from '../../checkout/recordedState.ts'
import { shopOf } from '../../checkout/shopOf.ts'
import { cancelOrder } from '../../orders/cancelOrder.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  student: Person
  objection: Objection
  outline: Pick<PaperOutline, 'kind' | 'slug' | 'title' | 'hindiTitle'>
  /** Of the question in the student's attempt. */
  number: number
  now: Date
}

/**
 * Places the order of the fee of an unpaid objection, or returns the open one. It takes no coupon and no credits and earns none, since it is no purchase. Of
 * all orders of an objection one can be paid; a second payment is refunded.
 */
export async function placeFeeOrder(args: Args): Promise<Order> {
  const { payload, project, student, objection, outline, number, now } = args
  const [{ rules, taxRates }, supplyState] = await Promise.all([
    shopOf(payload, project),
    recordedState(payload, String(student.id)),
  ])
  const { key, paper, feePaise } = objection
  const pricePaise = feePaise ?? 0
  const text = objectionFeeText(outline, number)
  const figures = quote(
    [
      {
        product: paper,
        kind: outline.kind === 'quizzes' ? 'quiz' : 'test-paper',
        title: text.title,
        option: null,
        variant: null,
        validityDays: null,
        tags: [],
        quantity: 1,
        upgradePaise: 0,
        pricePaise,
        mrpPaise: pricePaise,
        taxRate: taxRates.learning,
        hsn: null,
        goods: [],
        parts: [],
      },
    ],
    { ...rules, roundsToRupee: false, cashback: NO_CASHBACK },
    {
      coupons: [],
      state: supplyState,
      delivery: null,
      feePaise: 0,
      credits: { wantedPaise: 0, balancePaise: 0 },
    },
  )
  const lines = figures.lines.map(
    (line): OrderLine => ({
      ...line,
      goods: [],
      hindiTitle: text.hindiTitle,
      slug: outline.slug,
      subject: null,
      state: 'waiting',
      grants: [],
      objection: { key, attempt: objection.attempt, number },
      bought: { products: [], testSeries: [], testPapers: [], quizzes: [], digitalItems: [], keys: 0 },
    }),
  )
  const order = await insertOrder({
    payload,
    project,
    student,
    by: student,
    panel: 'web',
    method: 'online',
    now,
    quote: figures,
    quoteId: `objection:${key}:${pricePaise}`,
    lines,
    address: null,
    gst: null,
    supplyState,
    franchisee: null,
    arrivesBy: null,
    reservations: [
      { poolKind: 'purchase-limits', key: `objection:${key}`, quantity: 1, limit: 1, title: text.title },
    ],
  })
  if (objection.order !== order.number)
    await conditionalUpdate({
      payload,
      collection: 'objections',
      data: { order: order.number },
      where: { and: [{ key: { equals: key } }, { fee: { equals: 'unpaid' } }] },
    })
  return order
}

/** The order that pays an objection; null before one was placed. */
export const feeOrderOf = async (
  payload: BasePayload,
  { project, order }: Pick<Objection, 'project' | 'order'>,
): Promise<Order | null> =>
  order
    ? readRow({
        payload,
        collection: 'orders',
        where: { and: [{ project: { equals: project } }, { number: { equals: order } }] },
      })
    : null

/** Cancels the unpaid order of an objection; what is paid later is refunded. False when it is paid, or is being paid. */
export async function cancelFeeOrder(
  payload: BasePayload,
  objection: Objection,
  reason: string | null,
  now: Date,
): Promise<boolean> {
  const order = await feeOrderOf(payload, objection)
  if (!order || order.status === 'cancelled' || order.status === 'expired') return true
  const id = String(order.id)
  return (
    (await cancelOrder({ payload, order: id, by: null, reason, isUnpaidOnly: true, now })) === 'cancelled'
  )
}
