import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { isReversed } from '#domain/orders/moves.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import type { Order, Shipment } from '#payload-types'
import { currentShortage } from '../reservations/changePool.ts'
import type { UnsettledSales } from '../reservations/orderReservations.ts'
import { returnReservationName } from '../reservations/returnReservationName.ts'
import { sellReservation } from '../reservations/sellReservation.ts'
import { undoReservation } from '../reservations/settleSale.ts'
import { unitsByPool } from '../returns/applyReturn.ts'

type ResendStock = { missingItem: string } | { missingItem: null; sales: UnsettledSales }

/** Resends of one parcel never compete, so one claim is enough. */
const RESEND_CLAIM = 0

/**
 * Sells the goods of a lost parcel from stock again, all or none, once; the caller settles the sales after the order is updated.
 * `missingItem` names the item that is short; no stock has changed then. Idempotent.
 * @param left pieces to resend of each order line
 */
export async function reserveForResend(
  payload: BasePayload,
  order: Order,
  shipment: Shipment,
  left: readonly number[],
  now: Date,
): Promise<ResendStock> {
  // Already moved back to packing, and the stock taken.
  if (isResent(order, shipment)) return { missingItem: null, sales: [] }
  const project = idOf(order.project) as string
  const name = returnReservationName('resend', shipment.id)
  const pools = [...unitsByPool(order.lines, left)]
  // Check before reserving: stock reserved and released again would look sold out to buyers in between.
  for (const [key, quantity] of pools)
    if (quantity > 0 && (await currentShortage(payload, { key, quantity, order: name })) !== null)
      return { missingItem: titleOf(order.lines, key) }
  const sales: {
    place: UnsettledSales[number]['place']
    reservation: UnsettledSales[number]['reservation']
  }[] = []
  for (const [key, quantity] of pools) {
    const place = {
      payload,
      project,
      ref: { poolKind: 'stock-levels' as const, key, limit: null },
      order: name,
    }
    const sell = () => sellReservation(place, { quantity, claim: RESEND_CLAIM, at: now.getTime() })
    let sold = quantity > 0 ? await sell() : null
    // Undo what a killed process reserved for another quantity.
    if (!sold || (sold.state === 'sold' && sold.reservation.quantity !== quantity)) {
      await undoReservation(place, { claim: RESEND_CLAIM })
      sold &&= await sell()
    }
    if (sold?.state === 'sold') sales.push({ place, reservation: sold.reservation })
    if (sold?.state !== 'short') continue
    await undoResendSales(sales)
    return { missingItem: titleOf(order.lines, key) }
  }
  return { missingItem: null, sales }
}

/** Undoes the sales for a parcel that is not resent. Idempotent. */
export const undoResendSales = (sales: UnsettledSales): Promise<unknown> =>
  Promise.all(sales.map(({ place, reservation: { id } }) => undoReservation(place, { id })))

/** Whether the goods of a returned or lost parcel have been moved back to packing. */
export const isResent = ({ lines }: Pick<Order, 'lines'>, parcel: Pick<Shipment, 'id' | 'lines'>): boolean =>
  parcel.lines.some(({ index }) => lines[index]?.shipment !== String(parcel.id))

/** Whether goods of a returned or lost parcel are in another parcel or still wait for packing; false once they were refunded. */
export const isBeingResent = (
  { lines }: Pick<Order, 'lines'>,
  parcel: Pick<Shipment, 'id' | 'lines'>,
): boolean =>
  parcel.lines.some(({ index }) => {
    const line = lines[index]
    if (!line || line.shipment === String(parcel.id)) return false
    return Boolean(line.shipment) || !isReversed(line.state)
  })

/** Title of the goods of a pool, for staff. */
function titleOf(lines: readonly OrderLine[], key: string): string {
  const goods = lines.flatMap((line) => line.goods)
  return goods.find(({ product, variant }) => stockKey(product, variant) === key)?.title ?? 'it'
}
