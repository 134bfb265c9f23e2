import { CreateTxnAnswerSchema, CreateTxnBodySchema } from '#domain/calls/payment.ts'
import { canPaymentMove } from '#domain/orders/moves.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { paymentProvider } from '../../adapters/payments/providers.ts'
import { ownOrder } from '../../operations/commerce/ownOrder.ts'
import { startPayment } from '../../operations/commerce/startPayment.ts'
import { defineCall, refuse } from '../defineCall.ts'
import { siteBase } from '../siteBase.ts'

export const createTxn = defineCall({
  path: '/payment/createTxn',
  summary: 'Start paying an order',
  body: CreateTxnBodySchema,
  answer: CreateTxnAnswerSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (!viewer) return refuse(MESSAGES.notLoggedIn, 'signedOut', { httpStatus: 401 })
    const order = await ownOrder(req.payload, project, viewer.id, body.orderId)
    if (!order) return refuse(ANSWERS.notFound, 'notFound', { httpStatus: 404 })
    const provider = paymentProvider(body.gateway)
    if (!provider) return refuse(ANSWERS.gatewayUnknown, 'gatewayUnknown')
    if (!canPaymentMove(order.paymentStatus, 'paid'))
      return refuse(ANSWERS.orderNotPayable, 'orderNotPayable')
    const base = siteBase(req, project.slug)
    const returnUrl = `${base}/checkout/return?order=${order.id}`
    const started = await startPayment({ payload: req.payload, project, order, provider, returnUrl, now })
    if (started.state === 'paid') return refuse(ANSWERS.orderNotPayable, 'alreadyPaid')
    const { gatewayOrderId, amountPaise } = started.payment
    const payUrl = provider.payUrl(gatewayOrderId)
    return {
      apiSuccess: true as const,
      message: '',
      gateway: provider.id,
      gatewayOrderId,
      amount: amountPaise,
      payUrl,
    }
  },
})
