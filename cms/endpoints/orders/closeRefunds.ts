import { hasModule } from '#access/moduleRules.ts'
import { moduleOf } from '#access/modules.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { CloseRefundBodySchema } from '#domain/calls/orders.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { textOf } from '#domain/text/textOf.ts'
import { requireProof } from '../../operations/account/requireProof.ts'
import { actorName } from '../../operations/orders/actorName.ts'
import { closeRefund } from '../../operations/orders/closeRefund.ts'
import { staffOrder } from '../../operations/orders/staffOrder.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, proofRequired } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { auditOrder } from './auditOrder.ts'
import { ORDER_STAFF_CALLS, wholeOrderRefusal } from './staffAnswers.ts'

/** Requires the module `payments` in addition to `needs`, because money is paid out. */
export const closerefund = defineCall({
  path: '/sales/closerefund',
  summary: 'Mark a manual refund as paid',
  needs: ORDER_STAFF_CALLS,
  audit: { entity: 'refunds', did: 'Marked a refund as paid', id: 'refundId' },
  body: CloseRefundBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, viewer, body: { refundId, reference }, now }) => {
    const { payload } = req
    if (!hasModule(viewer, 'payments')) {
      const permission = moduleOf('payments')?.label ?? ''
      return refuse(textOf('permissionMissing', { permission }), 'forbidden', { httpStatus: 403 })
    }
    const refund = await readRow({ payload, collection: 'refunds', where: { id: { equals: refundId } } })
    const found = refund ? await staffOrder(req, idOf(refund.order) as string, 'edit') : null
    if (!refund || !found) return notFound()
    if (!found.isWhole) return wholeOrderRefusal()
    if (!(await requireProof(req, now))) return proofRequired()
    if ((await closeRefund({ payload, refund, reference, by: actorName(req), now })) !== 'done')
      return refuse(textOf('order.refundNotByHand'), 'tooLate')
    const { order } = found
    const amount = formatInr(refund.amountPaise)
    await auditOrder(req, order, `Marked the refund of ${amount} of order ${order.number} as paid`, now)
    return succeed(textOf('order.refundDone'))
  },
})
