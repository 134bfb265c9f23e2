import type { BasePayload } from 'payload'
import { isDueAtDoor } from '#domain/orders/unpaidAtDoor.ts'
import type { Order } from '#payload-types'
import { countCash } from '../payments/countCash.ts'
import { notePayment } from '../payments/startPayment.ts'

type Args = { payload: BasePayload; order: Order; by: string; now: Date }

/**
 * Notes the cash of an order that was confirmed to be paid on delivery. The payment has one row for each order, so asking again
 * changes nothing.
 */
export async function collectCashOnDelivery({ payload, order, by, now }: Args): Promise<'taken' | 'ended'> {
  if (!isDueAtDoor(order)) return order.paymentStatus === 'paid' ? 'taken' : 'ended'
  const payment = await notePayment({ payload, order, gateway: 'cashOnDelivery', reference: null, now })
  if (!payment) throw new Error('the cash of an order could not be noted')
  return countCash(payload, payment, by, now)
}
