import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, isUniqueViolation, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { paymentKeyOf } from '#domain/orders/paymentReference.ts'
import { orderTransition } from '#domain/orders/transitions.ts'
import type { Payment } from '#payload-types'
import type { PaymentEventData } from '../../adapters/payments/PaymentProvider.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { applyPayment } from './applyPayment.ts'
import { refundPayment } from './refundPayment.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  gateway: string
  paymentEvent: PaymentEventData
  now: Date
}

/**
 * Settles a payment reported by a gateway; callback, webhook and sweeper all call it, in any order and any number of times. Every step
 * is an idempotent conditional update, so the next call finishes what a killed process left. Returns the order's id, or null for an
 * unknown payment or a wrong amount (which is logged).
 */
export async function settlePayment({
  payload,
  project,
  gateway,
  paymentEvent,
  now,
}: Args): Promise<string | null> {
  const payment = await readRow({
    payload,
    collection: 'payments',
    where: { gatewayKey: { equals: `${project.id}:${gateway}:${paymentEvent.gatewayOrderId}` } },
  })
  const order = idOf(payment?.order)
  if (!payment || !order) return null
  if (paymentEvent.amountPaise !== payment.amountPaise) {
    payload.logger.error({
      msg: 'a gateway reported an amount that differs from the payment',
      payment: payment.id,
    })
    return null
  }
  if (paymentEvent.status === 'failed') {
    await markFailed(payload, payment, order, now)
    return order
  }
  const isOurs = await markPaid(payload, payment, paymentEvent, now)
  if (isOurs)
    await applyPayment(payload, { ...payment, gatewayPaymentId: paymentEvent.gatewayPaymentId }, now)
  // A second payment of the same gateway order is refunded.
  else await refundPayment({ payload, payment: { ...payment, ...paymentEvent }, reason: 'second', now })
  return order
}

/** Marks the attempt paid by this gateway payment; true also when it already was, false when another payment was first. */
async function markPaid(
  payload: BasePayload,
  payment: Payment,
  paymentEvent: PaymentEventData,
  now: Date,
): Promise<boolean> {
  if (payment.status === 'paid') return payment.gatewayPaymentId === paymentEvent.gatewayPaymentId
  const key = paymentKeyOf(idOf(payment.project) as string, payment.gateway, paymentEvent.gatewayPaymentId)
  try {
    const marked = await conditionalUpdate({
      payload,
      collection: 'payments',
      where: { and: [{ id: { equals: payment.id } }, { status: { in: ['created', 'failed'] } }] },
      data: {
        status: 'paid',
        gatewayPaymentId: paymentEvent.gatewayPaymentId,
        paymentKey: key,
        method: paymentEvent.method,
        settledAt: now.toISOString(),
        queryAt: null,
      },
    })
    if (marked) return true
  } catch (err) {
    // The gateway payment is already assigned to another attempt; it must not pay two orders.
    if (isUniqueViolation(err))
      throw new Error('one gateway payment was reported for two orders', { cause: err })
    throw err
  }
  const stored = await readRow({ payload, collection: 'payments', where: { id: { equals: payment.id } } })
  return stored?.gatewayPaymentId === paymentEvent.gatewayPaymentId
}

/** Closes the attempt so that another can start; a success reported later is still accepted. */
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
