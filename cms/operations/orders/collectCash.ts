import type { BasePayload } from 'payload'
import { isDueAtDoor } from '#domain/orders/unpaidAtDoor.ts'
import type { Order } from '#payload-types'
import { keepBooks, owesBooks } from '../books/keepBooks.ts'
import { changeOrder } from '../commerce/changeOrder.ts'
import { payBack } from '../commerce/payBack.ts'
import { notePayment } from '../commerce/startPayment.ts'

type Args = { payload: BasePayload; order: Order; by: string; now: Date }

/**
 * Notes the cash of an order that was confirmed to be paid on delivery; what was delivered wholly is completed by it. The
 * payment has one row for each order, so asking again changes nothing. Cash of an order that was cancelled in between waits
 * to be paid back by hand.
 */
export async function collectCash({ payload, order, by, now }: Args): Promise<'taken' | 'ended'> {
  if (!isDueAtDoor(order)) return order.paymentStatus === 'paid' ? 'taken' : 'ended'
  const payment = await notePayment({
    ...{ payload, order, now },
    ...{ gateway: 'cashOnDelivery', reference: null, isCounted: true },
  })
  if (!payment) throw new Error('the cash of an order could not be noted')
  const taken = await changeOrder<'taken' | 'ended'>(payload, String(order.id), now, (current) => {
    if (current.paidBy === payment.id) return { data: null, answer: 'taken' }
    if (!isDueAtDoor(current)) return { data: null, answer: 'ended' }
    return {
      data: {
        paymentStatus: 'paid',
        paidBy: String(payment.id),
        paidAt: now.toISOString(),
        status: current.fulfilment === 'done' ? 'completed' : current.status,
        ...owesBooks(current),
      },
      events: [{ event: 'paid', by, paise: payment.amountPaise, text: 'cashOnDelivery' }],
      answer: 'taken',
    }
  })
  if (taken === 'taken') await keepBooks(payload, String(order.id), now)
  else await payBack({ payload, payment, reason: 'late', now })
  return taken ?? 'ended'
}
