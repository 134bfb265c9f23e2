import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { orderTransition } from '#domain/orders/transitions.ts'
import { isDueAtDoor } from '#domain/orders/unpaidAtDoor.ts'
import type { Payment } from '#payload-types'
import { postToLedger } from '../accounting/postToLedger.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { refundPayment } from './refundPayment.ts'

/**
 * Lets cash that was noted count for its order; what was delivered wholly is completed by it. Cash of an order that was cancelled in
 * between waits to be paid back by hand. May be repeated.
 * @param by who of the staff noted it; null when the sweeper finishes what a killed process began
 */
export async function countCash(
  payload: BasePayload,
  payment: Payment,
  by: string | null,
  now: Date,
): Promise<'taken' | 'ended'> {
  const id = idOf(payment.order) as string
  const taken = await changeOrder<'taken' | 'ended'>(payload, id, now, (order) => {
    if (order.paidBy === payment.id) return { data: null, answer: 'taken' }
    if (!isDueAtDoor(order)) return { data: null, answer: 'ended' }
    const told = { by, paise: payment.amountPaise, text: 'cashOnDelivery' }
    const { data, events } = orderTransition(order, 'cashCollected', now, told)
    return {
      data: { ...data, paidBy: String(payment.id), paidAt: now.toISOString() },
      events,
      answer: 'taken',
    }
  })
  if (taken === 'taken') await postToLedger(payload, id, now)
  else await refundPayment({ payload, payment, reason: 'late', now })
  await conditionalUpdate({
    payload,
    collection: 'payments',
    where: { id: { equals: payment.id } },
    data: { isSettled: true },
  })
  return taken ?? 'ended'
}
