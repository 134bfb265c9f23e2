import type { BasePayload } from 'payload'
import { isCashDue } from '#domain/orders/cashOnDelivery.ts'
import type { Order } from '#payload-types'
import { applyCash } from '../payments/applyCash.ts'
import { recordPayment } from '../payments/startPayment.ts'

type Args = { payload: BasePayload; order: Order; by: string; now: Date }

/** Records the cash of a confirmed cash-on-delivery order. Idempotent: there is one cash payment per order. */
export async function collectCashOnDelivery({ payload, order, by, now }: Args): Promise<'taken' | 'ended'> {
  if (!isCashDue(order)) return order.paymentStatus === 'paid' ? 'taken' : 'ended'
  const payment = await recordPayment({ payload, order, gateway: 'cashOnDelivery', reference: null, now })
  if (!payment) throw new Error('the cash payment of an order could not be recorded')
  return applyCash(payload, payment, by, now)
}
