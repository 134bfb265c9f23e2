import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { guardedUpdate, insertOnce } from '#collections/guard.ts'
import type { Order, Payment } from '#payload-types'
import type { PaymentProvider } from '../../adapters/payments/PaymentProvider.ts'
import { settlePayment } from './settlePayment.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  order: Order
  provider: PaymentProvider
  returnUrl: string
  now: Date
}
export type Started = { state: 'open'; payment: Payment } | { state: 'paid' }

/**
 * Starts paying an order, idempotent per order and gateway: a repeat gets the attempt that is still open (one row under
 * `openKey`). Before that it asks the gateway whether the open attempt has been paid already. An order that failed
 * before is payable again.
 */
export async function startPayment(args: Args): Promise<Started> {
  const { payload, project, order, provider, returnUrl, now } = args
  const openKey = `${order.id}:${provider.id}`
  const open = await payload.db.findOne<Payment>({
    collection: 'payments',
    where: { openKey: { equals: openKey } },
  })
  if (open) {
    const news = await provider.fetchPayment({ payload, project, gatewayOrderId: open.gatewayOrderId })
    if (!news) return { state: 'open', payment: open }
    await settlePayment({ payload, project, gateway: provider.id, news, now })
    if (news.status === 'paid') return { state: 'paid' }
  }
  await guardedUpdate({
    payload,
    collection: 'orders',
    where: { and: [{ id: { equals: order.id } }, { paymentStatus: { equals: 'failed' } }] },
    data: { paymentStatus: 'pending' },
  })
  const gatewayOrder = await provider.createOrder({
    payload,
    project,
    receipt: order.number,
    amountPaise: order.payablePaise,
    returnUrl,
  })
  const payment = await insertOnce({
    payload,
    collection: 'payments',
    data: {
      project: project.id,
      order: order.id,
      gateway: provider.id,
      gatewayOrderId: gatewayOrder.gatewayOrderId,
      gatewayKey: `${project.id}:${provider.id}:${gatewayOrder.gatewayOrderId}`,
      paymentKey: `-:${gatewayOrder.gatewayOrderId}`,
      openKey,
      amountPaise: order.payablePaise,
      status: 'created',
      isSettled: false,
    },
  })
  if (payment) return { state: 'open', payment }
  const first = await payload.db.findOne<Payment>({
    collection: 'payments',
    where: { openKey: { equals: openKey } },
  })
  if (!first) throw new Error('the payment could not be started')
  return { state: 'open', payment: first }
}
