import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { isCashDue, isFullyDelivered } from '#domain/orders/cashOnDelivery.ts'
import type { Order } from '#payload-types'
import { courierRules } from '../shipments/courierRules.ts'
import { collectCashOnDelivery } from './collectCashOnDelivery.ts'

/**
 * Records the cash of a cash-on-delivery order when all sent goods have arrived and the rest was cancelled, if the courier collects
 * cash. Does nothing for other orders. Idempotent.
 */
export async function recordCash(payload: BasePayload, order: Order, by: string, now: Date): Promise<void> {
  if (!isCashDue(order) || !isFullyDelivered(order.lines)) return
  const { collectsCash } = await courierRules(payload, { id: idOf(order.project) as string })
  if (collectsCash) await collectCashOnDelivery({ payload, order, by, now })
}
