import type { BasePayload } from 'payload'
import { isCashDue } from '#domain/orders/cashOnDelivery.ts'
import { amountTotal } from '#domain/returns/amounts.ts'
import { refundableAmounts } from '#domain/returns/refundableAmounts.ts'
import { firstGoodsIndex } from '#domain/shipments/parcelCash.ts'
import type { Shipment } from '#payload-types'
import { requestReturn } from '../returns/requestReturn.ts'
import { readOrder } from './readShipment.ts'
import { piecesToResend } from './resend.ts'

/**
 * Cancels the items of a returned or lost parcel of a cash-on-delivery order, which reduces the amount due. What happens to the goods
 * is decided on the parcel afterwards. False when no items are left or the order is paid. Idempotent.
 */
export async function cancelItems(
  payload: BasePayload,
  shipment: Shipment,
  by: string,
  now: Date,
): Promise<boolean> {
  const order = await readOrder(payload, shipment)
  if (!order || !isCashDue(order)) return false
  const left = piecesToResend(order, shipment)
  const indexes = left.flatMap((quantity, index) => (quantity > 0 ? [index] : []))
  if (indexes.length === 0) return false
  const reason = shipment.state === 'lost' ? 'lostInTransit' : 'notDelivered'
  const outcome = await requestReturn({
    payload,
    order,
    kind: 'refund',
    way: 'source',
    by,
    now,
    state: 'refunding',
    note: null,
    answer: null,
    payTo: null,
    requestKey: `parcel:${shipment.id}:cancel`,
    lines: indexes.map((index) => ({
      index,
      quantity: left[index] as number,
      paise: null,
      reason,
      photos: [],
    })),
    // The delivery charge would have been collected with the parcel of the first goods.
    deliveryPaise: indexes.includes(firstGoodsIndex(order.lines))
      ? amountTotal(refundableAmounts(order).delivery)
      : 0,
  })
  return outcome.state !== 'taken'
}
