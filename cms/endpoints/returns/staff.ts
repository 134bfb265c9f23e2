import { idOf } from '#database/idOf.ts'
import {
  StaffRefundBodySchema,
  StaffRefundResponseSchema,
  StartReturnBodySchema,
} from '#domain/calls/returns.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import type { STAFF_TEXTS } from '#domain/orders/orderStaffTexts.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import type { Order, Return } from '#payload-types'
import { requireProof } from '../../operations/account/requireProof.ts'
import { actorName } from '../../operations/orders/actorName.ts'
import { staffOrder } from '../../operations/orders/staffOrder.ts'
import { refundByStaff, type StaffRefunded } from '../../operations/returns/refundByStaff.ts'
import { startReturn } from '../../operations/returns/startReturn.ts'
import { decideParcel } from '../../operations/shipments/decideParcel.ts'
import { isParcelDecided } from '../../operations/shipments/resend.ts'
import { staffShipment } from '../../operations/shipments/staffShipment.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { auditOrder } from '../orders/auditOrder.ts'
import { ORDER_STAFF_CALLS, wholeOrderRefusal } from '../orders/staffAnswers.ts'
import { notFound, proofRequired } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

const refundProblem = (reason: Exclude<keyof typeof STAFF_TEXTS.refundProblems, 'tooMuch'>) =>
  refuse(textOf(`order.refundProblems.${reason}`), reason === 'taken' ? 'meanwhile' : reason)

/** `Nothing was refunded. This has changed since you opened it: “Book” is packed.` */
const decidedText = ({ title, state }: Order['lines'][number], isMoved: boolean): Text =>
  textOf('order.decidedMeanwhile', {
    title,
    state: isMoved ? textOf(`order.lineStates.${state}`) : textOf('order.refundedInPart'),
  })

function refundRefusal(refused: Extract<StaffRefunded, { ok: false }>) {
  switch (refused.reason) {
    case 'decided':
      return refuse(decidedText(refused.line, refused.isMoved), 'meanwhile')
    case 'tooMuch':
      return refuse(textOf('order.refundProblems.tooMuch', { left: refused.left }), 'tooMuch')
    default:
      return refundProblem(refused.reason)
  }
}

/** The refunded amounts as text: `₹499 the way it was paid, ₹20 of credits`. */
function amountsText(rows: readonly Return[]): string {
  const paid = rows.reduce((sum, { paidPaise }) => sum + paidPaise, 0)
  const credits = rows.reduce((sum, { creditsPaise }) => sum + creditsPaise, 0)
  const how = rows[0]?.way === 'credits' ? 'as credits' : 'back the way it was paid'
  const parts = [
    paid > 0 ? `${formatInr(paid)} ${how}` : null,
    credits > 0 ? `${formatInr(credits)} of credits that were spent` : null,
  ]
  return parts.filter(Boolean).join(', ') || formatInr(0)
}

const refund = defineCall({
  path: '/sales/refund',
  summary: 'Refund lines of an order: whole, by the piece or by an amount; idempotent by key',
  needs: ORDER_STAFF_CALLS,
  audit: { entity: 'orders', did: 'Refunded an order', id: 'orderId' },
  body: StaffRefundBodySchema,
  answer: StaffRefundResponseSchema,
  handle: async ({ req, body, now }) => {
    const { orderId, lines, deliveryPaise, reason, way, requestKey, shipmentId, restocks } = body
    const found = await staffOrder(req, orderId, 'edit')
    const parcel = shipmentId ? await staffShipment(req, shipmentId, 'edit') : null
    if (!found || (shipmentId && idOf(parcel?.shipment.order) !== orderId)) return notFound()
    if (!found.isWhole) return wholeOrderRefusal()
    if (!(await requireProof(req, now))) return proofRequired()
    const { order } = found
    const refunded = await refundByStaff({
      payload: req.payload,
      order,
      lines,
      deliveryPaise,
      reason,
      way,
      requestKey,
      now,
      answer: body.answer ?? null,
      payTo: body.payTo ?? null,
      by: actorName(req),
    })
    if (!refunded.ok) return refundRefusal(refunded)
    // Partly refunded goods can still be sent again: the parcel waits for that.
    if (parcel && (await isParcelDecided(req.payload, parcel.shipment)))
      await decideParcel(
        req.payload,
        String(parcel.shipment.id),
        restocks ? 'restock' : 'close',
        actorName(req),
        now,
      )
    const amounts = amountsText(refunded.rows)
    await auditOrder(req, order, `Refunded order ${order.number}: ${amounts}`, now)
    return {
      ...succeed(textOf('order.refunded', { amounts })),
      returns: refunded.rows.map(({ id }) => String(id)),
    }
  },
})

const startreturn = defineCall({
  path: '/sales/startreturn',
  summary: 'Start a return of delivered goods, without a time limit; they are refunded after inspection',
  needs: ORDER_STAFF_CALLS,
  audit: { entity: 'orders', did: 'Started a return', id: 'orderId' },
  body: StartReturnBodySchema,
  answer: StaffRefundResponseSchema,
  handle: async ({ req, body, now }) => {
    const { orderId, lines, reason, way, requestKey } = body
    const found = await staffOrder(req, orderId, 'edit')
    if (!found) return notFound()
    if (!found.isWhole) return wholeOrderRefusal()
    if (!(await requireProof(req, now))) return proofRequired()
    const { order } = found
    const started = await startReturn({
      payload: req.payload,
      order,
      lines,
      reason,
      way,
      requestKey,
      now,
      answer: body.answer ?? null,
      payTo: body.payTo ?? null,
      by: actorName(req),
    })
    if (!started.ok) return refundProblem(started.reason)
    await auditOrder(req, order, `Started a return of order ${order.number}`, now)
    return { ...succeed(textOf('order.returnStarted')), returns: [String(started.row.id)] }
  },
})

export const STAFF_RETURN_CALLS: Call[] = [refund, startreturn]
