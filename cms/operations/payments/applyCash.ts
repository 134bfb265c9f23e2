import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isCashDue } from '#domain/orders/cashOnDelivery.ts'
import { orderTransition } from '#domain/orders/transitions.ts'
import type { Payment } from '#payload-types'
import { postToLedger } from '../accounting/postToLedger.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { refundPayment } from './refundPayment.ts'

/**
 * Applies a recorded cash payment to its order, which completes a fully delivered one. If the order was cancelled in between, a refund
 * by hand is created. Idempotent.
 * @param by name of the staff member who recorded it; null when the sweeper resumes it
 */
export async function applyCash(
  payload: BasePayload,
  payment: Payment,
  by: string | null,
  now: Date,
): Promise<'taken' | 'ended'> {
  const id = idOf(payment.order) as string
  const outcome = await changeOrder<'taken' | 'ended'>(payload, id, now, (order) => {
    if (order.paidBy === payment.id) return { data: null, answer: 'taken' }
    if (!isCashDue(order)) return { data: null, answer: 'ended' }
    const details = { by, paise: payment.amountPaise, text: 'cashOnDelivery' }
    const { data, events } = orderTransition(order, 'cashCollected', now, details)
    return {
      data: { ...data, paidBy: String(payment.id), paidAt: now.toISOString() },
      events,
      answer: 'taken',
    }
  })
  if (outcome === 'taken') await postToLedger(payload, id, now)
  else await refundPayment({ payload, payment, reason: 'late', now })
  await conditionalUpdate({
    payload,
    collection: 'payments',
    where: { id: { equals: payment.id } },
    data: { isSettled: true },
  })
  return outcome ?? 'ended'
}
