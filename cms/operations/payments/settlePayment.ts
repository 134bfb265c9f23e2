import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, isUniqueViolation, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { paymentKeyOf } from '#domain/orders/paymentReference.ts'
import { orderTransition } from '#domain/orders/transitions.ts'
import type { Payment } from '#payload-types'
import type { PaymentEventData } from '../../adapters/payments/PaymentProvider.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { countPayment } from './countPayment.ts'
import { refundPayment } from './refundPayment.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  gateway: string
  news: PaymentEventData
  now: Date
}

/**
 * The one place where a gateway's payment counts, fed by callback, webhook and reconciler in any order and number. Every
 * step is a guarded write that holds once and may be repeated, so a process killed between two steps is finished by the next
 * call. Answers the order's id, or null when we know no such payment or the amount is not ours.
 */
export async function settlePayment({ payload, project, gateway, news, now }: Args): Promise<string | null> {
  const payment = await readRow({
    payload,
    collection: 'payments',
    where: { gatewayKey: { equals: `${project.id}:${gateway}:${news.gatewayOrderId}` } },
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
    await markFailed(payload, payment, order, now)
    return order
  }
  const isOurs = await markPaid(payload, payment, news, now)
  if (isOurs) await countPayment(payload, { ...payment, gatewayPaymentId: news.gatewayPaymentId }, now)
  // Two payments at one order of the gateway: the later one goes back.
  else await refundPayment({ payload, payment: { ...payment, ...news }, reason: 'second', now })
  return order
}

/** True when this payment is the attempt's, from now on or already; false when another one was quicker. */
async function markPaid(
  payload: BasePayload,
  payment: Payment,
  news: PaymentEventData,
  now: Date,
): Promise<boolean> {
  if (payment.status === 'paid') return payment.gatewayPaymentId === news.gatewayPaymentId
  const key = paymentKeyOf(idOf(payment.project) as string, payment.gateway, news.gatewayPaymentId)
  try {
    const marked = await conditionalUpdate({
      payload,
      collection: 'payments',
      where: { and: [{ id: { equals: payment.id } }, { status: { in: ['created', 'failed'] } }] },
      data: {
        status: 'paid',
        gatewayPaymentId: news.gatewayPaymentId,
        paymentKey: key,
        method: news.method,
        settledAt: now.toISOString(),
        askAt: null,
      },
    })
    if (marked) return true
  } catch (err) {
    // The gateway's payment is already on another attempt of ours: never let one payment pay two orders.
    if (isUniqueViolation(err))
      throw new Error('one gateway payment was reported for two orders', { cause: err })
    throw err
  }
  const stored = await readRow({ payload, collection: 'payments', where: { id: { equals: payment.id } } })
  return stored?.gatewayPaymentId === news.gatewayPaymentId
}

/** The attempt is over and another one may begin; a success that comes after all still counts. */
async function markFailed(payload: BasePayload, payment: Payment, order: string, now: Date): Promise<void> {
  const failed = await conditionalUpdate({
    payload,
    collection: 'payments',
    where: { and: [{ id: { equals: payment.id } }, { status: { equals: 'created' } }] },
    data: { status: 'failed', openKey: `closed:${payment.id}` },
  })
  if (!failed) return
  await changeOrder(payload, order, now, (current) =>
    current.paymentStatus === 'pending'
      ? { ...orderTransition(current, 'paymentFailed', now), answer: null }
      : { data: null, answer: null },
  )
}
