import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import { CheckPaymentBodySchema } from '#domain/calls/orders.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { textOf } from '#domain/text/textOf.ts'
import { GatewayFault } from '../../adapters/payments/PaymentProvider.ts'
import { staffOrder } from '../../operations/orders/staffOrder.ts'
import { queryGateway } from '../../operations/payments/queryGateway.ts'
import { takeFromWindow } from '../../operations/rateLimits/window.ts'
import { defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { auditOrder } from './auditOrder.ts'
import { ORDER_STAFF_CALLS, wholeOrderRefusal } from './staffAnswers.ts'

/** Queries of one attempt a minute. */
const QUERIES_PER_MINUTE = 3

export const checkpayment = defineCall({
  path: '/sales/checkpayment',
  summary: 'Ask the gateway whether an attempt was paid, and settle it if it was',
  needs: ORDER_STAFF_CALLS,
  audit: { entity: 'payments', did: 'Asked the gateway about a payment', id: 'paymentId' },
  body: CheckPaymentBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { paymentId }, now }) => {
    const { payload } = req
    const read = () => readRow({ payload, collection: 'payments', where: { id: { equals: paymentId } } })
    const payment = await read()
    const order = idOf(payment?.order)
    const found = order ? await staffOrder(req, order, 'edit') : null
    if (!payment || !found) return notFound()
    if (!found.isWhole) return wholeOrderRefusal()
    if (payment.status === 'paid' && payment.isSettled) return succeed(textOf('order.paymentKnown'))
    const window = { key: `checkpayment:${paymentId}`, limit: QUERIES_PER_MINUTE, windowMs: MINUTE_MS }
    const quota = await takeFromWindow(payload, window, now)
    if (!quota.ok) return refuse(textOf('order.checkedOften'), 'limit', { retryAfterS: quota.retryAfterS })
    try {
      if ((await queryGateway(payload, payment, now)) === null)
        return refuse(textOf('order.noGateway'), 'gatewayUnknown')
    } catch (err) {
      if (!(err instanceof GatewayFault)) throw err
      payload.logger.warn({ msg: 'a gateway did not answer about a payment', payment: paymentId, err })
      return refuse(textOf('order.gatewaySilent'), 'gatewayDown')
    }
    const { number } = found.order
    await auditOrder(req, found.order, `Asked the gateway about a payment of order ${number}`, now)
    const { status } = (await read()) ?? payment
    const outcomes = { paid: 'paymentFound', failed: 'paymentFailed', created: 'paymentOpen' } as const
    return succeed(textOf(`order.${outcomes[status]}`))
  },
})
