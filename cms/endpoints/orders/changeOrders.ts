import type { PayloadRequest } from 'payload'
import { idOf } from '#database/idOf.ts'
import {
  CollectPaymentBodySchema,
  OrderIdBodySchema,
  OrderNoteBodySchema,
  StaffCancelBodySchema,
} from '#domain/calls/orders.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { localTime } from '#domain/content/localTime.ts'
import { dayText } from '#domain/invoices/texts.ts'
import { cancelledUnpaidNotification } from '#domain/notifications/orderNotifications.ts'
import { isRefundedByCancelling } from '#domain/returns/staffRefund.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { requireProof } from '../../operations/account/requireProof.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { actorName } from '../../operations/orders/actorName.ts'
import { addNote } from '../../operations/orders/addNote.ts'
import { cancelOrder } from '../../operations/orders/cancelOrder.ts'
import { collectPayment } from '../../operations/orders/collectPayment.ts'
import { notifyBuyer } from '../../operations/orders/notifyBuyer.ts'
import { notifyPaidCancelled } from '../../operations/orders/notifyOrder.ts'
import { sendPayLink } from '../../operations/orders/sendPayLink.ts'
import { type StaffOrder, staffOrder } from '../../operations/orders/staffOrder.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound, proofRequired } from '../refusals.ts'
import { refuse, succeed, wrongField } from '../responses.ts'
import { auditOrder } from './auditOrder.ts'
import { changeaddress } from './changeAddress.ts'
import { ORDER_STAFF_CALLS, wholeOrderRefusal } from './staffAnswers.ts'

const editableOrder = (req: PayloadRequest, id: string): Promise<StaffOrder | null> =>
  staffOrder(req, id, 'edit')

const note = defineCall({
  path: '/sales/note',
  summary: 'Add a note to the timeline of an order',
  needs: ORDER_STAFF_CALLS,
  audit: { entity: 'orders', did: 'Added a note to an order', id: 'orderId' },
  body: OrderNoteBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { orderId, text, isInternal }, now }) => {
    const found = await editableOrder(req, orderId)
    if (!found) return notFound()
    await addNote(req.payload, { order: orderId, by: actorName(req), text, isInternal, now })
    await auditOrder(req, found.order, `Added a note to order ${found.order.number}`, now)
    return succeed(textOf('order.noteAdded'))
  },
})

const cancel = defineCall({
  path: '/sales/cancel',
  summary: 'Cancel an order of a student before anything of it was fulfilled',
  needs: ORDER_STAFF_CALLS,
  audit: { entity: 'orders', did: 'Cancelled an order', id: 'orderId' },
  body: StaffCancelBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { orderId, reason }, now }) => {
    const found = await editableOrder(req, orderId)
    if (!found) return notFound()
    if (!found.isWhole) return wholeOrderRefusal()
    const { payload } = req
    // Cancelling a paid order is a refund, which needs a fresh code.
    if (isRefundedByCancelling(found.order) && !(await requireProof(req, now))) return proofRequired()
    if ((await cancelOrder({ payload, order: orderId, by: actorName(req), reason, now })) === 'tooLate')
      return refuse(textOf('order.tooLate'), 'tooLate')
    const { order } = found
    if (isRefundedByCancelling(order)) await notifyPaidCancelled(payload, order, reason, now)
    else {
      const notification = cancelledUnpaidNotification(order.number, reason, order.method === 'bankTransfer')
      await notifyBuyer(payload, order, notification, `cancelled:${orderId}`, now)
    }
    await auditOrder(req, order, `Cancelled order ${order.number}: ${reason}`, now)
    return succeed(textOf('order.cancelled'))
  },
})

const takemoney = defineCall({
  path: '/sales/takemoney',
  summary: 'Mark an order as paid: bank transfer, cash on delivery, or an offline payment',
  needs: ORDER_STAFF_CALLS,
  audit: { entity: 'orders', did: 'Marked an order as paid', id: 'orderId' },
  body: CollectPaymentBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { orderId, reference = '', arrivedOn }, now }) => {
    const found = await editableOrder(req, orderId)
    if (!found) return notFound()
    if (!found.isWhole) return wholeOrderRefusal()
    const { order } = found
    const by = actorName(req)
    const { payload } = req
    const zone = await projectZone(payload, idOf(order.project))
    const today = localTime(now.getTime(), zone).slice(0, 10)
    if (order.method === 'bankTransfer' && !order.paidBy && (!arrivedOn || arrivedOn > today))
      return wrongField(
        'arrivedOn',
        arrivedOn ? textOf('order.dayAhead') : textOf('order.dayNeeded'),
        'dayNeeded',
      )
    const day = arrivedOn ? dayText(Date.parse(`${arrivedOn}T06:30:00Z`)) : null
    const taken = await collectPayment({ payload, order, reference, arrivedOn: day, by, now })
    switch (taken) {
      case 'taken':
        await auditOrder(req, found.order, `Marked order ${found.order.number} as paid`, now)
        return succeed(textOf('order.moneyTaken'))
      case 'paidBefore':
        return refuse(textOf('order.paidBefore'), 'alreadyPaid')
      case 'orderEnded':
        return refuse(textOf('order.orderEnded'), 'orderNotPayable')
      case 'soldOut':
        return refuse(textOf('order.soldOut'), 'outOfStock')
      default:
        return refuse(textOf(`order.${taken}`), taken)
    }
  },
})

const sendpaylink = defineCall({
  path: '/sales/sendpaylink',
  summary: 'Send the student of an unpaid order the payment link',
  needs: ORDER_STAFF_CALLS,
  audit: { entity: 'orders', did: 'Sent a pay link', id: 'orderId' },
  body: OrderIdBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { orderId }, now }) => {
    const found = await editableOrder(req, orderId)
    if (!found) return notFound()
    if (!found.isWhole) return wholeOrderRefusal()
    const sent = await sendPayLink({ payload: req.payload, order: found.order, by: actorName(req), now })
    if (sent.state === 'ended') return refuse(textOf('order.orderEnded'), 'orderNotPayable')
    if (sent.state === 'justSent') return refuse(textOf('order.linkJustSent'), 'limit', { retryAfterS: 60 })
    await auditOrder(req, found.order, `Sent the pay link of order ${found.order.number}`, now)
    return succeed(payLinkSentText(sent.to))
  },
})

/** Message about a sent link; `to` has the channels that it went to. */
export const payLinkSentText = (to: readonly string[]): Text =>
  to.length > 0 ? textOf('order.linkSent', { to: to.join(' and ') }) : textOf('order.linkNotSent')

export const CHANGE_ORDER_CALLS: Call[] = [note, cancel, takemoney, sendpaylink, changeaddress]
