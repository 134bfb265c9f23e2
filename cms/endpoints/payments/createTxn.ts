import { CreateTxnBodySchema, CreateTxnResponseSchema } from '#domain/calls/payments.ts'
import { ANY_GATEWAY } from '#domain/orders/methods.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Order } from '#payload-types'
import { GatewayFault } from '../../adapters/payments/PaymentProvider.ts'
import { offeredGateways } from '../../adapters/payments/providers.ts'
import { shopOf } from '../../operations/checkout/shopOf.ts'
import { boughtSince } from '../../operations/orders/boughtSince.ts'
import { ownOrder } from '../../operations/orders/ownOrder.ts'
import { applyPayment, completeSettlement } from '../../operations/payments/applyPayment.ts'
import { awaitTransfer, confirmCashOrder } from '../../operations/payments/confirmDue.ts'
import { recordPayment, startPayment } from '../../operations/payments/startPayment.ts'
import { holdOrder } from '../../operations/reservations/holdOrder.ts'
import { type CallContext, defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { refuse } from '../responses.ts'
import { siteBase } from '../siteBase.ts'
import { holdRefusal } from './quoteRefusals.ts'

type Context = CallContext<unknown> & { order: Order }

const txnAnswer = (order: Order, gateway: string, checkout: object, heldUntil: number | null = null) => ({
  apiSuccess: true as const,
  gateway,
  gatewayOrderId: '',
  amount: order.payablePaise,
  checkout: checkout as never,
  heldUntil,
})

/** An order with a total of zero is settled at once. */
async function payZeroTotal({ req, order, now }: Context) {
  if (order.payablePaise !== 0) return refuse(textOf('methodNeeded'), 'gatewayUnknown')
  const done = txnAnswer(order, 'none', { kind: 'none' })
  if (order.paidBy && order.status !== 'cancelled') return done
  const held = await holdOrder(req.payload, order, 'none', now)
  if (held.state === 'settling') {
    await completeSettlement(req.payload, order, now)
    return done
  }
  if (held.state !== 'held') return holdRefusal(held)
  const payment = await recordPayment({ payload: req.payload, order, gateway: 'none', reference: null, now })
  if (payment) await applyPayment(req.payload, payment, now)
  return done
}

async function payLater({ req, project, order, now }: Context) {
  const { payload } = req
  if (order.method === 'cashOnDelivery') {
    const confirmed = await confirmCashOrder(payload, order, now)
    return confirmed.state === 'confirmed'
      ? txnAnswer(order, 'cashOnDelivery', { kind: 'none' })
      : holdRefusal(confirmed)
  }
  const { bank } = await shopOf(payload, project)
  const waiting = await awaitTransfer(payload, order, now)
  return waiting.state === 'confirmed'
    ? txnAnswer(order, 'bankTransfer', { kind: 'transfer', instructions: bank.instructions })
    : holdRefusal(waiting)
}

async function payOnline({ req, project, order, now }: Context, gateway: string) {
  const { payload } = req
  const offered = await offeredGateways({ payload, project })
  const provider = gateway === ANY_GATEWAY ? offered[0] : offered.find(({ id }) => id === gateway)
  if (!provider) return refuse(textOf('gatewayUnknown'), 'gatewayUnknown')
  const returnUrl = `${siteBase(req, project.slug)}/checkout/return?order=${order.id}`
  try {
    const open = await startPayment({ payload, project, order, provider, returnUrl, now })
    if (open.state === 'paid') return refuse(textOf('orderNotPayable'), 'alreadyPaid')
    if (open.state !== 'open') return holdRefusal(open)
    const { gatewayOrderId, amountPaise } = open.payment
    const checkout = await provider.checkoutOf({ payload, project, gatewayOrderId, amountPaise })
    return { ...txnAnswer(order, provider.id, checkout, open.heldUntil), gatewayOrderId }
  } catch (err) {
    if (!(err instanceof GatewayFault)) throw err
    payload.logger.error({ msg: 'a gateway does not answer', gateway: provider.id, err })
    return refuse(textOf('gatewayDown'), 'gatewayDown')
  }
}

export const createTxn = defineCall({
  path: '/payment/createTxn',
  summary: 'Start paying an order',
  body: CreateTxnBodySchema,
  answer: CreateTxnResponseSchema,
  handle: async (context) => {
    const { req, project, viewer, body } = context
    if (!viewer) return signedOut()
    const order = await ownOrder(req.payload, project, viewer.id, body.orderId)
    if (!order) return notFound()
    const other = order.paidBy ? null : await boughtSince(req.payload, order)
    if (other) return refuse(textOf('ownedSince', { number: other }), 'alreadyOwned')
    const orderContext = { ...context, order }
    if (body.gateway === 'none' || order.method === 'none') return payZeroTotal(orderContext)
    // The quote has fixed the method, since cash on delivery has a fee.
    if (order.method === 'cashOnDelivery' || order.method === 'bankTransfer') {
      return body.gateway === order.method
        ? payLater(orderContext)
        : refuse(textOf('gatewayUnknown'), 'gatewayUnknown')
    }
    return payOnline(orderContext, body.gateway)
  },
})
