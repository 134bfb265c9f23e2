import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import type { Order, Shipment } from '#payload-types'
import { shortageNow } from '../reservations/changePool.ts'
import type { Sales } from '../reservations/orderReservations.ts'
import { returnedBy } from '../reservations/returnedBy.ts'
import { sellReservation } from '../reservations/sellReservation.ts'
import { undoReservation } from '../reservations/settleSale.ts'
import { unitsByPool } from '../returns/applyReturn.ts'

type Taken = { lacking: string } | { lacking: null; sales: Sales }

/** Nothing competes for the goods of one parcel: they are taken under one claim. */
const RESEND_CLAIM = 0

/**
 * Takes the goods of a lost parcel from stock anew, all of them or none, once: the stock knows the parcel until the sale is settled, which
 * is for whoever notes that they are sent again. `lacking` names what there is too little of; no stock has changed then. May be repeated.
 * @param left how many of each line of the order
 */
export async function reserveForResend(
  payload: BasePayload,
  order: Order,
  shipment: Shipment,
  left: readonly number[],
  now: Date,
): Promise<Taken> {
  // They are on their way to be packed already: what was taken for them is theirs.
  if (isSentAgain(order, shipment)) return { lacking: null, sales: [] }
  const project = idOf(order.project) as string
  const name = returnedBy('resend', shipment.id)
  const pools = [...unitsByPool(order.lines, left)]
  // Before any of it is taken: what is taken and given back is sold out for whoever looks in between.
  for (const [key, quantity] of pools)
    if (quantity > 0 && (await shortageNow(payload, { key, quantity, order: name })) !== null)
      return { lacking: titleOf(order.lines, key) }
  const sales: { place: Sales[number]['place']; reservation: Sales[number]['reservation'] }[] = []
  for (const [key, quantity] of pools) {
    const place = {
      payload,
      project,
      ref: { poolKind: 'stock-levels' as const, key, limit: null },
      order: name,
    }
    const sell = () => sellReservation(place, { quantity, claim: RESEND_CLAIM, at: now.getTime() })
    let sold = quantity > 0 ? await sell() : null
    // What a killed process took when more or less of it was left to send.
    if (!sold || (sold.state === 'sold' && sold.reservation.quantity !== quantity)) {
      await undoReservation(place, { claim: RESEND_CLAIM })
      sold &&= await sell()
    }
    if (sold?.state === 'sold') sales.push({ place, reservation: sold.reservation })
    if (sold?.state !== 'short') continue
    await undoTaken(sales)
    return { lacking: titleOf(order.lines, key) }
  }
  return { lacking: null, sales }
}

/** Gives back what was taken for a parcel that is not sent again. May be repeated. */
export const undoTaken = (sales: Sales): Promise<unknown> =>
  Promise.all(sales.map(({ place, reservation: { id } }) => undoReservation(place, { id })))

/** Whether the goods of a parcel that came back or was lost have left it to be packed anew: all that was left of them at once. */
export const isSentAgain = (
  { lines }: Pick<Order, 'lines'>,
  parcel: Pick<Shipment, 'id' | 'lines'>,
): boolean => parcel.lines.some(({ index }) => lines[index]?.shipment !== String(parcel.id))

/** What staff know the goods of a pool by. */
function titleOf(lines: readonly OrderLine[], key: string): string {
  const goods = lines.flatMap((line) => line.goods)
  return goods.find(({ product, variant }) => stockKey(product, variant) === key)?.title ?? 'it'
}
