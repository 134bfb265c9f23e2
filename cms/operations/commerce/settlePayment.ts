import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import type { RequestProject } from '#access/projectOf.ts'
import { guardedUpdate, isUniqueViolation } from '#collections/guard.ts'
import { paymentStatesBefore } from '#domain/orders/moves.ts'
import type { Payment } from '#payload-types'
import type { PaymentNews } from '../../adapters/payments/PaymentProvider.ts'
import { fulfilOrder } from './fulfilOrder.ts'

type Args = { payload: BasePayload; project: RequestProject; gateway: string; news: PaymentNews; now: Date }

/**
 * The one place where a payment counts, fed by callback, webhook and reconciler in any order and number. Every step is
 * a guarded write that holds once and may be repeated, so a process killed between two steps is finished by the next
 * call. Answers the order's id, or null when we know no such payment or the amount is not ours.
 */
export async function settlePayment({ payload, project, gateway, news, now }: Args): Promise<string | null> {
  const gatewayKey = `${project.id}:${gateway}:${news.gatewayOrderId}`
  const payment = await payload.db.findOne<Payment>({
    collection: 'payments',
    where: { gatewayKey: { equals: gatewayKey } },
  })
  const order = idOf(payment?.order)
  if (!payment || !order) return null
  if (news.amountPaise !== payment.amountPaise) {
    payload.logger.error({
      msg: 'a gateway reported another amount than the payment has',
      payment: payment.id,
    })
    return null
  }
  if (news.status === 'failed') {
    await markFailed(payload, payment, order)
    return order
  }
  await markPaid({ payload, project, gateway, news, now }, payment)
  await guardedUpdate({
    payload,
    collection: 'orders',
    where: { and: [{ id: { equals: order } }, { paymentStatus: { in: paymentStatesBefore('paid') } }] },
    data: {
      paymentStatus: 'paid',
      status: 'confirmed',
      paidAt: now.toISOString(),
      openKey: `closed:${order}`,
    },
  })
  await guardedUpdate({
    payload,
    collection: 'payments',
    where: { id: { equals: payment.id } },
    data: { isSettled: true },
  })
  await fulfilOrder(payload, order, now)
  return order
}

async function markPaid({ payload, project, gateway, news, now }: Args, payment: Payment): Promise<void> {
  try {
    await guardedUpdate({
      payload,
      collection: 'payments',
      where: { and: [{ id: { equals: payment.id } }, { status: { in: ['created', 'failed'] } }] },
      data: {
        status: 'paid',
        gatewayPaymentId: news.gatewayPaymentId,
        paymentKey: `${project.id}:${gateway}:${news.gatewayPaymentId}`,
        openKey: `closed:${payment.id}`,
        settledAt: now.toISOString(),
      },
    })
  } catch (err) {
    // The gateway's payment is already on another attempt of ours: never let one payment pay two orders.
    if (isUniqueViolation(err))
      throw new Error('one gateway payment was reported for two orders', { cause: err })
    throw err
  }
}

async function markFailed(payload: BasePayload, payment: Payment, order: string): Promise<void> {
  const failed = await guardedUpdate({
    payload,
    collection: 'payments',
    where: { and: [{ id: { equals: payment.id } }, { status: { equals: 'created' } }] },
    data: { status: 'failed', openKey: `closed:${payment.id}` },
  })
  if (!failed) return
  await guardedUpdate({
    payload,
    collection: 'orders',
    where: { and: [{ id: { equals: order } }, { paymentStatus: { in: paymentStatesBefore('failed') } }] },
    data: { paymentStatus: 'failed' },
  })
}
