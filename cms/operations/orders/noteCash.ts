import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { isDueAtDoor, isHandedOver } from '#domain/orders/unpaidAtDoor.ts'
import type { Order } from '#payload-types'
import { courierRules } from '../courier/courierRules.ts'
import { collectCashOnDelivery } from './collectCashOnDelivery.ts'

/**
 * Notes the cash of an order that is paid on delivery once everything that was sent has arrived and the rest was cancelled, where the
 * courier collects it. Nothing for any other order; may be repeated.
 */
export async function noteCash(payload: BasePayload, order: Order, by: string, now: Date): Promise<void> {
  if (!isDueAtDoor(order) || !isHandedOver(order.lines)) return
  const { collectsCash } = await courierRules(payload, { id: idOf(order.project) as string })
  if (collectsCash) await collectCashOnDelivery({ payload, order, by, now })
}
